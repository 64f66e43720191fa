import { readFileSync } from 'node:fs';

import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { isAllowedOrigin } from '@/lib/http/allowed-origin';
import { loadRuntimeConfig, runtimeConfig, RuntimeConfigError } from '@/lib/runtime-config';
import { RUNTIME_KEYS } from '@/lib/runtime-keys';
import { network, openPortal, PORTAL } from '@tests/unit/api/portal';

function serve(answer: () => Response): void {
  network.use(http.get(`${PORTAL}/config.json`, answer));
}

async function problemsOf(file: unknown): Promise<readonly string[]> {
  serve(() => new Response(JSON.stringify(file)));
  const error: unknown = await loadRuntimeConfig().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RuntimeConfigError);
  return (error as RuntimeConfigError).problems.map(({ key, problem }) => `${key} ${problem}`);
}

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
});
beforeEach(openPortal);
afterEach(() => {
  network.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => {
  network.close();
});

it('gives every key its default', async () => {
  serve(() => HttpResponse.json({}));
  expect(await loadRuntimeConfig()).toEqual({
    ...{ serviceUrl: `${PORTAL}/api`, mailUrl: `${PORTAL}/api`, reportsUrl: `${PORTAL}/reports` },
    ...{ appServerUrl: '', mergeUrl: '', lisUrl: '', telemetry: null, allowedOrigins: [] },
    ...{ authScheme: 'Bearer', language: 'es', timeZone: 'America/Bogota', phone: '' },
    ...{ reportEngine: 'builtin', reportPassword: 'patientId', stimulsoft: null, glossary: null },
    ...{ patientTexts: {}, orderSummaries: true, userTypes: [], defaultUserType: 0 },
    ...{ startDays: 7, shortcuts: true, camera: false, reviewLimit: 200, zipUserTypes: null },
    printGate: false,
  });
});

/** What the file and the portal write alike. */
const SAME = {
  ...{ mailUrl: '', authScheme: 'none', language: 'en', timeZone: 'Europe/Madrid', glossary: [] },
  ...{ reportEngine: 'stimulsoft', reportPassword: 'ask', orderSummaries: false },
  ...{ patientTexts: { es: { critical: 'Llame hoy.' }, en: {} }, userTypes: [2, 1] },
  ...{ defaultUserType: 2, startDays: 30, shortcuts: false, camera: true, reviewLimit: 0 },
  ...{ zipUserTypes: [3, 5], printGate: true },
};

it('takes every key of the file, without trailing slashes', async () => {
  serve(() =>
    HttpResponse.json({
      ...{ ...SAME, serviceUrl: 'https://service.test/api//', appServerUrl: '/app/' },
      ...{ mergeUrl: 'https://merge.test/', lisUrl: 'https://lis.test/lis/' },
      allowedOrigins: ['https://other.test/', 'https://third.test:8443'],
      stimulsoft: { scriptsUrl: '/stimulsoft/', licenseKey: 'key', fonts: ['Verdana'] },
      ...{ reportsUrl: './templates/', phone: ' (601) 555 0190 ', telemetry: { url: '/t/' } },
    }),
  );
  const stimulsoft = { licenseKey: 'key', fonts: { Verdana: 'Verdana' }, acknowledged: {} };
  expect(await loadRuntimeConfig()).toEqual({
    ...{ ...SAME, serviceUrl: 'https://service.test/api', appServerUrl: `${PORTAL}/app` },
    ...{ mergeUrl: 'https://merge.test', lisUrl: 'https://lis.test/lis' },
    allowedOrigins: ['https://other.test', 'https://third.test:8443'],
    stimulsoft: { ...stimulsoft, scriptsUrl: `${PORTAL}/stimulsoft` },
    ...{ reportsUrl: `${PORTAL}/templates`, phone: '(601) 555 0190' },
    telemetry: { url: `${PORTAL}/t` },
  });
  expect(runtimeConfig().language).toBe('en');
});

it('lies at the base of the portal, whatever page was opened, and may begin with a byte order mark', async () => {
  vi.stubGlobal('document', { baseURI: `${PORTAL}/some/page` });
  serve(() => new Response('\ufeff{"language":"en","reportsUrl":"./templates"}'));
  const addresses = { serviceUrl: `${PORTAL}/api`, reportsUrl: `${PORTAL}/templates` };
  expect(await loadRuntimeConfig()).toMatchObject({ language: 'en', ...addresses });
});

it.each<[string, () => Response, string]>([
  ['a missing file', () => new Response('', { status: 404 }), 'missing-file'],
  ['a file that nobody may have', () => new Response('', { status: 403 }), 'missing-file'],
  ['the start page instead', () => HttpResponse.html('<!doctype html>'), 'not-json'],
  ['an empty file', () => new Response(''), 'not-json'],
  ['a trailing comma', () => new Response('{"language":"es",}'), 'not-json'],
])('says what is wrong with %s', async (_, answer, problem) => {
  serve(answer);
  const problems = [{ key: 'config.json', problem }];
  await expect(loadRuntimeConfig()).rejects.toMatchObject({ problems });
});

const NO_ENGINE = ['stimulsoft.scriptsUrl missing', 'stimulsoft.licenseKey not-a-text'];
const engine = (changes: object) => ({
  stimulsoft: { scriptsUrl: '/s', licenseKey: 'k', ...changes },
});

it.each<[unknown, readonly string[]]>([
  [[], ['config.json not-an-object']],
  [null, ['config.json not-an-object']],
  [{ serviceURL: '/api' }, ['serviceURL unknown-key']],
  [{ serviceUrl: 5 }, ['serviceUrl not-a-text']],
  [{ phone: 6015550190 }, ['phone not-a-text']],
  [{ orderSummaries: 'no' }, ['orderSummaries not-a-yes-or-no']],
  [{ userTypes: [2, '1'] }, ['userTypes not-a-list']],
  [{ defaultUserType: '2' }, ['defaultUserType not-a-number']],
  [{ startDays: '7' }, ['startDays not-a-number']],
  [{ shortcuts: 1 }, ['shortcuts not-a-yes-or-no']],
  [{ camera: 'on' }, ['camera not-a-yes-or-no']],
  [{ reviewLimit: 'x' }, ['reviewLimit not-a-number']],
  [{ patientTexts: 'Llame' }, ['patientTexts not-an-object']],
  [{ patientTexts: { fr: {} } }, ['patientTexts.fr unknown-key']],
  [{ patientTexts: { es: 'Llame' } }, ['patientTexts.es not-an-object']],
  [{ patientTexts: { es: { urgent: 'Llame' } } }, ['patientTexts.es.urgent unknown-key']],
  [{ patientTexts: { es: { critical: 1 } } }, ['patientTexts.es.critical not-a-text']],
  [{ serviceUrl: '' }, ['serviceUrl missing']],
  [{ serviceUrl: 'http://service.test' }, ['serviceUrl insecure']],
  [{ serviceUrl: 'https://' }, ['serviceUrl not-an-address']],
  [{ serviceUrl: 'ftp://service.test' }, ['serviceUrl not-an-address']],
  [{ serviceUrl: 'service.test/api' }, ['serviceUrl not-an-address']],
  [{ serviceUrl: 'not an address' }, ['serviceUrl not-an-address']],
  [{ lisUrl: 'javascript:alert(1)' }, ['lisUrl not-an-address']],
  [{ lisUrl: 'https://user:pass@lis.test' }, ['lisUrl not-an-address']],
  [{ mergeUrl: 'https://merge.test/?a=1' }, ['mergeUrl not-an-address']],
  [{ allowedOrigins: 'https://lis.test' }, ['allowedOrigins not-a-list']],
  [{ allowedOrigins: [5] }, ['allowedOrigins not-a-list']],
  [{ allowedOrigins: ['http://lis.test'] }, ['allowedOrigins insecure']],
  [{ authScheme: 'bearer' }, ['authScheme not-an-option']],
  [{ language: 'fr' }, ['language not-an-option']],
  [{ timeZone: 'Bogota' }, ['timeZone not-a-time-zone']],
  [{ reportEngine: 'other' }, ['reportEngine not-an-option']],
  [{ reportPassword: 'none' }, ['reportPassword not-an-option']],
  [{ reportPassword: 'patientid' }, ['reportPassword not-an-option']],
  [{ reportPassword: '' }, ['reportPassword not-an-option']],
  [{ reportPassword: 1234 }, ['reportPassword not-a-text']],
  [{ reportpassword: 'ask' }, ['reportpassword unknown-key']],
  [{ reportEngine: 'stimulsoft' }, ['stimulsoft missing']],
  [{ stimulsoft: 'x' }, ['stimulsoft not-an-object']],
  [
    { stimulsoft: { scriptsUrl: '/reports/stimulsoft', licenceKey: 'key' } },
    ['stimulsoft.licenceKey unknown-key', 'stimulsoft.licenseKey missing'],
  ],
  [engine({ scriptsUrl: 'https://cdn.test/engine' }), ['stimulsoft.scriptsUrl other-origin']],
  [{ stimulsoft: { licenseKey: 5 } }, NO_ENGINE],
  [engine({ fonts: 'a' }), ['stimulsoft.fonts not-a-list']],
  [engine({ fonts: { Verdana: 5 } }), ['stimulsoft.fonts not-a-list']],
  [engine({ fonts: ['Verdana', ' '] }), ['stimulsoft.fonts not-a-list']],
  [engine({ acknowledged: ['reports.mrt'] }), ['stimulsoft.acknowledged not-an-object']],
  [
    engine({ acknowledged: { 'reports.mrt': { sha256: '12', components: ['Cell1'] } } }),
    ['stimulsoft.acknowledged.reports.mrt not-acknowledged'],
  ],
  [{ language: 'fr', authScheme: 'x' }, ['authScheme not-an-option', 'language not-an-option']],
])('finds the problems of %j', async (file, problems) => {
  expect(await problemsOf(file)).toEqual(problems);
});

it('takes plain http on this computer and on an http page', async () => {
  serve(() => HttpResponse.json({ serviceUrl: 'http://localhost:4174/service' }));
  expect((await loadRuntimeConfig()).serviceUrl).toBe('http://localhost:4174/service');
  vi.stubGlobal('document', { baseURI: 'http://portal.test/' });
  const answer = () => HttpResponse.json({ lisUrl: 'http://lis.test' });
  network.use(http.get('http://portal.test/config.json', answer));
  expect((await loadRuntimeConfig()).lisUrl).toBe('http://lis.test');
});

it.each([
  ['https://service.test/a', true],
  ['https://app.test/api/user', true],
  [`${PORTAL}/api/user`, false],
  ['https://lis.test/lis/api', true],
  ['https://LIS.test/', true],
  ['https://lis.test:444/', false],
  ['http://lis.test/', false],
  ['https://lis.test.evil.test/', false],
  ['https://lis.test@evil.test/', false],
  ['https://evil.test\\@lis.test/', false],
  ['https://evil.test/lis.test', false],
  ['data:text/html,lis.test', false],
])('tokens may be sent to %s: %j', async (address, allowed) => {
  const addresses = { serviceUrl: 'https://service.test', appServerUrl: 'https://app.test/' };
  serve(() => HttpResponse.json({ ...addresses, allowedOrigins: ['https://lis.test'] }));
  await loadRuntimeConfig();
  expect(isAllowedOrigin(address)).toBe(allowed);
});

it('deploy.md explains each key, and no other', () => {
  const [, section = ''] = readFileSync('docs/deploy.md', 'utf8').split(/^## config\.json$/m);
  const [keys = ''] = section.split(/^## /m);
  const named = [...keys.matchAll(/`(\w+)` \(/g)].map(([, key]) => key);
  expect(named.toSorted()).toEqual(Object.keys(RUNTIME_KEYS).toSorted());
});
