// One thing is wrong with an installation, and exactly its lines of the tables change; all others stay as in the healthy one.
import type { Laboratory } from '@demo-lis/create-laboratory';
import { readStartSwitches } from '@demo-lis/start-switches';
import type { Examination } from '@doctor/examine';
import { exitCode, type Finding } from '@doctor/findings';
import { Unreached } from '@doctor/network/network';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  changedLines,
  CREDENTIALS,
  examined,
  FILE,
  LABORATORY,
  linesOf,
  LIS,
  openLaboratory,
  reply,
  type Installation,
} from './installation';
import { CALL_CASES } from './planted/calls';
import { CORS_CASES } from './planted/cors';
import { HOST_CASES } from './planted/host';
import { SETTINGS_CASES, stored } from './planted/settings';
import { asked, at, json, PAGE } from './planted/tools';

let laboratory: Laboratory;
let culture = '';
let healthy: Examination;

beforeAll(async () => {
  ({ laboratory, culture } = await openLaboratory());
  healthy = await examined({ laboratory, task: { order: culture } });
});
afterAll(() => laboratory.close());

const examine = (changes: Partial<Installation> = {}) =>
  examined({ laboratory, ...changes, task: { order: culture, ...changes.task } });

/** The lines that are others than in the healthy installation. */
const changes = ({ findings }: Examination) => changedLines(healthy.findings, findings);

const isBad = ({ state }: Finding) => state === 'stop' || state === 'gap';

it('has nothing to complain of in the healthy installation, and tries the 24 calls that only read (E11)', () => {
  const states = new Set(healthy.findings.map(({ state }) => state));
  expect([...states].toSorted()).toEqual(['note', 'ok', 'skipped']);
  expect(exitCode(healthy.findings)).toBe(0);
  const calls = healthy.findings.filter(({ group }) => group === 'calls');
  expect(calls.filter(({ name }) => !name.startsWith('token'))).toHaveLength(34);
  expect(calls.filter(({ state }) => state === 'skipped')).toHaveLength(10);
});

describe.each([
  ['host', HOST_CASES],
  ['leave of other origins', CORS_CASES],
  ['calls', CALL_CASES],
  ['settings', SETTINGS_CASES],
] as const)('%s', (_group, cases) => {
  it.each(cases)('%s: exactly its lines change (E11)', async (_name, plant, lines, exit) => {
    const ill = await examine({ plant });
    expect(changes(ill)).toEqual(lines);
    expect(exitCode(ill.findings)).toBe(exit);
  });
});

describe('another laboratory', () => {
  it.each(['JWT', 'none'] as const)(
    'that takes the word %s before the token is told, and read on with it',
    async (word) => {
      const { laboratory: other } = await openLaboratory({ authScheme: word });
      const ill = await examine({ laboratory: other });
      expect(changes(ill)).toEqual({
        'calls: token · service': 'stop token-other',
        'calls: token · lis': 'stop token-other',
      });
      expect([...ill.words.values()]).toEqual([word, word]);
      const right = await examine({ laboratory: other, file: { ...FILE, authScheme: word } });
      expect(changes(right)).toEqual({});
      await other.close();
    },
  );

  it('that is closed at the start is told, and the rest is read all the same', async () => {
    const { laboratory: closed } = await openLaboratory({ closedStart: true });
    const ill = await examine({ laboratory: closed });
    const lines = changes(ill);
    expect(lines['calls: getConfiguration']).toBe('stop closed-start');
    expect(lines['calls: listUserTypes']).toBe('stop closed-start');
    expect(lines['calls: listDocumentTypes']).toBe('gap closed-start');
    expect(lines['calls: getWebQueryDemographic']).toBe('gap closed-start');
    expect(lines['calls: searchOrders']).toBeUndefined();
    expect(exitCode(ill.findings)).toBe(2);
    await closed.close();
  });

  it('of the older kind is healthy where its paths and its word are the stored ones', async () => {
    const { switches } = readStartSwitches(['--legacy', '--shuffle']);
    const { laboratory: legacy } = await openLaboratory(switches);
    const ill = await examine({ laboratory: legacy, file: { ...FILE, authScheme: 'none' } });
    expect(changes(ill)).toEqual({});
    await legacy.close();
  });
});

describe('servers', () => {
  it.each(['self-signed', 'no-name', 'closed', 'expired'] as const)(
    'of which the service is %s are told in one line, and asked no more',
    async (failure) => {
      const days = (origin: string) =>
        origin === LABORATORY ? Promise.reject(new Unreached(failure)) : Promise.resolve(90);
      const { findings } = await examine({ days });
      expect(Object.values(linesOf(findings.filter(isBad)))).toEqual([`stop ${failure}`]);
    },
  );

  it('whose certificate ends soon are told', async () => {
    const ill = await examine({ days: (origin) => Promise.resolve(origin === LIS ? 5 : 90) });
    expect(changes(ill)).toEqual({ [`reach: ${LIS} (lis)`]: 'gap certificate-soon' });
  });

  it.each([
    ['', 'gap lis-absent'],
    ['https://foreign.test/api', 'gap lis-closed'],
    ['http://lis.test', 'gap lis-insecure'],
    ['lis', 'gap lis-no-address'],
  ])('of which the LIS is stored as "%s" are told in one line', async (address, line) => {
    const file = { ...FILE, lisUrl: '' };
    const plant = stored('ServiciosLISUrl', address);
    const { findings } = await examine({ file, plant });
    const bad = linesOf(
      findings.filter(({ group, ...finding }) => group !== 'host' && isBad({ group, ...finding })),
    );
    expect(bad).toEqual({ 'settings: ServiciosLISUrl': line });
  });
});

it('reads an answer of megabytes as the page does, without a worker', async () => {
  const many = json((orders) => Array.from({ length: 9000 }, () => orders).flat());
  const ill = await examine({ plant: at('PATCH', '/orders/filter', many) });
  expect(changes(ill)).toEqual({});
});

describe('an account', () => {
  it('that nobody gave leaves what is open, and a line', async () => {
    const { findings } = await examine({ task: { credentials: null } });
    const lines = linesOf(findings);
    expect(lines['calls: getConfiguration']).toBe('ok ok');
    expect(lines['calls: login']).toBe('gap untried-account');
    expect(lines['calls: searchOrders']).toBe('skipped untried-account');
    expect(exitCode(findings)).toBe(1);
  });

  it('that is refused is told by the codes of the refusal', async () => {
    const credentials = { ...CREDENTIALS, password: 'Otra.2026' };
    const { findings } = await examine({ task: { credentials } });
    const login = findings.find(({ group, name }) => group === 'calls' && name === 'login');
    expect(login).toMatchObject({ state: 'stop', code: 'login-refused', values: { codes: '5' } });
    expect(exitCode(findings)).toBe(2);
  });

  it('asked about an order that does not exist gets one line', async () => {
    const { findings } = await examine({ task: { order: '209901019999' } });
    expect(linesOf(findings.filter(isBad))).toEqual({ 'calls: searchOrders': 'gap no-order' });
  });
});

describe('a config.json', () => {
  it('with a key that is nearly right is told the key of the file, not of what was read', async () => {
    const { findings } = await examine({ file: { ...FILE, telemetryUrl: '/t' } });
    expect(findings).toContainEqual(
      expect.objectContaining({
        name: 'telemetryUrl',
        code: 'key-misspelt',
        values: { meant: 'telemetry' },
      }),
    );
  });

  it.each([
    ['a misspelt key', { serviceURLs: '/x' }, { serviceURLs: 'stop key-misspelt' }],
    ['an unknown key', { zapatos: 1 }, { zapatos: 'stop runtime-unknown-key' }],
    ['http behind https', { mergeUrl: 'http://m.test' }, { mergeUrl: 'stop runtime-insecure' }],
    ['a word that is none', { authScheme: 'T' }, { authScheme: 'stop runtime-not-an-option' }],
  ])('with %s ends the examination with its line', async (_name, keys, lines) => {
    const { findings } = await examine({ file: { ...FILE, ...keys } });
    const named = Object.entries(lines).map(([key, line]) => [`settings: ${key}`, line]);
    expect(linesOf(findings)).toEqual(Object.fromEntries(named));
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
