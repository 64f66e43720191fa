// One thing is wrong with an installation, and exactly its lines of the tables change; all others stay as in the healthy one.
import type { Laboratory } from '@demo-lis/create-laboratory';
import { readStartSwitches } from '@demo-lis/start-switches';
import type { Examination } from '@doctor/examine';
import { exitCode, type Finding } from '@doctor/findings';
import { Unreached } from '@doctor/network/network';
import { adviceOf } from '@doctor/report/advice';
import { says, todo, WORDS } from '@doctor/report/words';
import { CALL_NAMES } from '@tests/unit/api/calls/all-calls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import {
  changedLines,
  CREDENTIALS,
  examined,
  FILE,
  LABORATORY,
  linesOf,
  LIS,
  openLaboratory,
  PORTAL,
  reply,
  type Installation,
  type Plant,
} from './installation';
import { CALL_CASES } from './planted/calls';
import { CORS_CASES } from './planted/cors';
import { HOST_CASES, policy } from './planted/host';
import { gate, SETTINGS_CASES, stored } from './planted/settings';
import { asked, at, json, PAGE } from './planted/tools';

let laboratory: Laboratory;
let culture = '';
let healthy: Examination;

beforeAll(async () => {
  // However busy the machine is, no call is given up by its time: no timer ends.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ({ laboratory, culture } = await openLaboratory());
  healthy = await examined({ laboratory, task: { order: culture } });
});
afterAll(() => laboratory.close());

const examine = (changes: Partial<Installation> = {}) =>
  examined({ laboratory, ...changes, task: { order: culture, ...changes.task } });

/** The lines that are others than in the healthy installation. */
const changes = ({ findings }: Examination) => changedLines(healthy.findings, findings);

/** Nothing but one answer below the address of the service. */
const answering =
  (status: number, text = ''): Plant =>
  ({ url }) =>
    /^\/(?:service|api)\b/.test(new URL(url).pathname) ? reply(status, text) : null;

const isBad = ({ state }: Finding) => state === 'stop' || state === 'gap';

it('has nothing to complain of in the healthy installation, and tries the calls that only read', () => {
  const states = new Set(healthy.findings.map(({ state }) => state));
  expect([...states].toSorted()).toEqual(['note', 'ok', 'skipped']);
  expect(exitCode(healthy.findings)).toBe(0);
  const calls = healthy.findings.filter(({ group }) => group === 'calls');
  expect(calls.filter(({ name }) => !name.startsWith('token'))).toHaveLength(CALL_NAMES.length);
  expect(calls.filter(({ state }) => state === 'skipped')).toHaveLength(10);
});

it.each([
  ['host', HOST_CASES],
  ['cors', CORS_CASES],
  ['calls', CALL_CASES],
  ['settings', SETTINGS_CASES],
] as const)('of what is wrong with %s exactly its lines change', async (group, cases) => {
  for (const [lines, plant] of cases) {
    const ill = await examine({ plant });
    const expected = lines.split('; ').map((line) => {
      const [of = '', state = ''] = line.split(' = ');
      return [of.includes(': ') ? of : `${group}: ${of}`, state];
    });
    expect(changes(ill), lines).toEqual(Object.fromEntries(expected));
    const least = lines.includes('= gap') ? 1 : 0;
    expect(exitCode(ill.findings), lines).toBe(lines.includes('= stop') ? 2 : least);
  }
});

it('a print gate that config.json does not name is told', async () => {
  const ill = await examine({ plant: gate(), file: { ...FILE, printGate: false } });
  expect(linesOf(ill.findings)['settings: printGate']).toBe('gap gate-unsaid');
});

describe('the policy of the host', () => {
  const MERGE = 'https://merge.test';
  const file = { ...FILE, mergeUrl: `${MERGE}/merge` };
  const plant = policy(` ${MERGE}`, '');
  const lineOf = ({ findings }: Examination) => linesOf(findings)['host: connect-src'];

  it('without a server that one can work without has a gap', async () => {
    const ill = await examine({ file, plant });
    expect(lineOf(ill)).toBe('gap connect-closed');
    expect(exitCode(ill.findings)).toBe(1);
  });

  it('is not to name a server that nobody reached', async () => {
    const days = (origin: string) =>
      origin === MERGE ? Promise.reject(new Unreached('no-name')) : Promise.resolve(90);
    expect(lineOf(await examine({ file, plant, days }))).toBe('ok ok');
    expect(lineOf(await examine({ file, days }))).toBe('ok ok');
    const idle = await examine({ file, days, plant: policy(MERGE, `${MERGE} https://a.test`) });
    expect(lineOf(idle)).toBe('gap connect-idle');
    expect(JSON.stringify(adviceOf(idle, 'es'))).toContain(LIS);
    expect(JSON.stringify(adviceOf(idle, 'es'))).not.toContain(MERGE);
  });
});

describe('another laboratory', () => {
  it('that takes another word before the token is told, and read on with it', async () => {
    const { laboratory: other } = await openLaboratory({ authScheme: 'JWT' });
    const ill = await examine({ laboratory: other });
    expect(changes(ill)).toEqual({
      'calls: token · service': 'stop token-other',
      'calls: token · lis': 'stop token-other',
    });
    expect(ill.words).toEqual(['JWT', 'JWT']);
    const right = await examine({ laboratory: other, file: { ...FILE, authScheme: 'JWT' } });
    expect(changes(right)).toEqual({});
    await other.close();
  });

  it('that is closed at the start is told, and the rest is read all the same', async () => {
    const { laboratory: closed } = await openLaboratory({ closedStart: true });
    const ill = await examine({ laboratory: closed });
    expect(changes(ill)).toMatchObject({
      'calls: getConfiguration': 'stop closed-start',
      'calls: listUserTypes': 'stop closed-start',
      'calls: listDocumentTypes': 'gap closed-early',
      'calls: getWebQueryDemographic': 'gap closed-early',
    });
    expect(exitCode(ill.findings)).toBe(2);
    await closed.close();
  });

  it('of the older kind is healthy where its paths and its word are the stored ones', async () => {
    const { switches } = readStartSwitches(['--legacy', '--shuffle']);
    const { laboratory: legacy } = await openLaboratory(switches);
    const right = await examine({ laboratory: legacy, file: { ...FILE, authScheme: 'none' } });
    expect(changes(right)).toEqual({});
    await legacy.close();
  });
});

it('servers that cannot be reached are told in one line, and asked no more; a certificate that ends soon is told', async () => {
  for (const failure of ['self-signed', 'no-name', 'closed', 'expired'] as const) {
    const days = (origin: string) =>
      origin === LABORATORY ? Promise.reject(new Unreached(failure)) : Promise.resolve(90);
    const { findings } = await examine({ days });
    expect(Object.values(linesOf(findings.filter(isBad)))).toEqual([`stop ${failure}`]);
  }
  const ill = await examine({ days: (origin) => Promise.resolve(origin === LIS ? 5 : 90) });
  expect(changes(ill)).toEqual({ [`reach: ${LIS} (lis)`]: 'gap certificate-soon' });
});

it.each([
  ['a base that is wrong', answering(404), 'stop base-wrong', {}],
  ['another program', answering(200, PAGE), 'stop base-wrong', {}],
  ['a gateway', answering(502, PAGE), 'stop gateway', {}],
  ['a sign-in', answering(200, `${PAGE}<input type="password">`), 'stop sign-in', {}],
  ['the host without its block', answering(404), 'stop no-block', { serviceUrl: '/api' }],
])('%s is told in one line, without a letter to the owner', async (_name, plant, line, change) => {
  const file = { serviceUrl: FILE.serviceUrl, ...change };
  const ill = await examine({ file, plant });
  const bad = ill.findings.filter((finding) => finding.group !== 'host' && isBad(finding));
  const base = new URL(file.serviceUrl, PORTAL).href;
  expect(linesOf(bad)).toEqual({ [`reach: ${base} (service, mail)`]: line });
  const isReached = (name: string) => name.startsWith(`${new URL(base).origin} (`);
  const isServer = line.endsWith('base-wrong') || line.endsWith('no-block');
  expect(ill.findings.some(({ name }) => isReached(name))).toBe(isServer);
  expect(adviceOf(ill, 'es').map(({ heading }) => heading)).not.toContain(
    WORDS.es.paper.adviseOwner,
  );
});

it.each([404, 405])(
  'a host that answers POST below /mail with %i is told with the block that it lacks',
  async (code) => {
    const file = { ...FILE, mailUrl: '/mail' };
    const plant = at('POST', '/mail/email', () => reply(code, PAGE));
    const { laboratory: own } = await openLaboratory();
    const task = { write: true, mailTo: 'ti@lab.example' };
    const { findings } = await examine({ laboratory: own, file, plant, task });
    await own.close();
    const [refused] = findings.filter(({ group, state }) => group === 'reach' && state !== 'ok');
    expect(refused).toMatchObject({
      name: `${PORTAL}/mail (mail)`,
      state: 'gap',
      code: 'host-refuses',
    });
    expect(says('en', 'host-refuses', refused?.values)).toContain(
      'the host refuses POST below /mail,',
    );
    expect(todo('en', 'host-refuses', refused?.values)).toContain('the block “Mail server”');
    const mail = findings.find(({ name }) => name === 'sendMail');
    expect(mail).toMatchObject({ state: 'skipped', code: 'unanswered' });
  },
);

it.each([
  ['', 'gap lis-absent'],
  ['https://foreign.test/api', 'gap lis-closed'],
  ['http://lis.test', 'gap lis-insecure'],
  ['lis', 'gap lis-no-address'],
])('a LIS that is stored as "%s" is told in one line', async (address, line) => {
  const file = { ...FILE, lisUrl: '' };
  const { findings } = await examine({ file, plant: stored('ServiciosLISUrl', address) });
  const bad = findings.filter((finding) => finding.group !== 'host' && isBad(finding));
  expect(linesOf(bad)).toEqual({ 'settings: ServiciosLISUrl': line });
});

it('reads an answer of megabytes as the page does, without a worker', async () => {
  const many = json((orders) => Array.from({ length: 9000 }, () => orders).flat());
  const ill = await examine({ plant: at('PATCH', '/orders/filter', many) });
  expect(changes(ill)).toEqual({});
});

it('an account that nobody gave leaves what is open, one that is refused is told by its codes, an order that is not there by one line', async () => {
  const nobody = await examine({ task: { credentials: null } });
  expect(linesOf(nobody.findings)).toMatchObject({
    'calls: getConfiguration': 'ok ok',
    'calls: login': 'gap untried-account',
    'calls: searchOrders': 'skipped untried-account',
  });
  expect(exitCode(nobody.findings)).toBe(1);
  const credentials = { ...CREDENTIALS, password: 'Otra.2026' };
  const refused = await examine({ task: { credentials } });
  const word = { name: 'login', state: 'gap', code: 'login-refused', values: { codes: '5' } };
  expect(refused.findings).toContainEqual(expect.objectContaining(word));
  expect(exitCode(refused.findings)).toBe(1);
  const { findings } = await examine({ task: { order: '209901019999' } });
  expect(linesOf(findings.filter(isBad))).toEqual({ 'calls: searchOrders': 'gap no-order' });
});

describe('a config.json', () => {
  it.each([
    ['serviceURLs', '/x', 'stop key-misspelt'],
    ['zapatos', 1, 'stop runtime-unknown-key'],
    ['mergeUrl', 'http://m.test', 'stop runtime-insecure'],
    ['authScheme', 'T', 'stop runtime-not-an-option'],
  ])('with %s as %j ends the examination with its line', async (key, value, line) => {
    const { findings } = await examine({ file: { ...FILE, [key]: value } });
    expect(linesOf(findings)).toEqual({ [`settings: ${key}`]: line });
    expect(exitCode(findings)).toBe(2);
  });

  it.each([
    ['is no JSON', reply(200, '{,'), 'stop runtime-not-json'],
    ['is not there', reply(404, ''), 'stop no-file'],
    ['is a captive portal', reply(200, PAGE), 'stop page'],
    ['leads to a sign-in', reply(302, '', { location: 'https://login.test/a' }), 'stop redirect'],
  ])('that %s ends it in one line', async (_name, answer, line) => {
    const isFile = asked('GET', '/config.json');
    const { findings } = await examine({ plant: (outgoing) => (isFile(outgoing) ? answer : null) });
    expect(Object.values(linesOf(findings))).toEqual([line]);
  });
});
