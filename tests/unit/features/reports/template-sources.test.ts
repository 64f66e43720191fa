import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { reportSettingsOptions } from '@/api/configuration/get-report-settings';
import { loadTemplateSources } from '@/features/reports/template-sources';
import es from '@/i18n/locales/dashboard/es.json' with { type: 'json' };

import { configure, network, PORTAL, portalPerTest } from '@tests/unit/api/portal';

portalPerTest();

const STIMULSOFT = {
  reportEngine: 'stimulsoft',
  stimulsoft: { scriptsUrl: '/reports/stimulsoft', licenseKey: 'key' },
};
const FOLDER = '/opt/lis/frontend';
const noFile = http.get(`${PORTAL}/reports/:file`, () => new HttpResponse(null, { status: 404 }));
const missingPath = http.post(`${PORTAL}/api/:call`, () => HttpResponse.html('2'));

/** The sources of an installation whose reports all have the general template. */
function sources(pathFe: string) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(reportSettingsOptions().queryKey, {
    templateDemographicId: 0,
    fileNaming: 1,
  });
  return loadTemplateSources({ queryClient, pathFe, language: 'es' });
}

it.each([
  ['no-path', '', /ruta de los informes.*no está configurada/],
  ['no-labels', FOLDER, /./],
] as const)(
  'the licensed engine without its labels refuses in words: %s',
  async (refusal, pathFe, words) => {
    await configure(STIMULSOFT);
    network.use(noFile, missingPath);
    await expect(sources(pathFe)).rejects.toMatchObject({ name: 'ReportRefusedError', refusal });
    expect(es.reports.refused[refusal]).toMatch(words);
  },
);

it('the licensed engine without an application server names the file that is missing', async () => {
  await configure({ ...STIMULSOFT, appServerUrl: '' });
  network.use(noFile);
  const missing = { name: 'FileError', problem: 'missing', file: 'labels.json' };
  await expect(sources(FOLDER)).rejects.toMatchObject(missing);
});

it('the built-in engine needs neither path nor labels', async () => {
  expect((await sources('')).labels).toEqual({});
});
