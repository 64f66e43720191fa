// The portal's schemas against the demo laboratory's answers: what the OpenAPI file holds together on paper, held together in deed.
import { createLaboratory } from '@demo-lis/create-laboratory';
import { CONTRACT } from '@doctor/contract/contract-document';
import { http } from 'msw';
import { expect, it } from 'vitest';

import { getPresetUser } from '@/api/authentication/get-preset-user';
import { resetPassword } from '@/api/authentication/reset-password';
import { startPasswordRecovery } from '@/api/authentication/start-password-recovery';
import { updatePassword } from '@/api/authentication/update-password';
import { updateProfile } from '@/api/authentication/update-profile';
import { getAreas } from '@/api/catalogues/get-areas';
import { getDemographics } from '@/api/catalogues/get-demographics';
import { getDocumentTypes } from '@/api/catalogues/get-document-types';
import { getWebQueryDemographic } from '@/api/catalogues/get-web-query-demographic';
import { getConfiguration } from '@/api/configuration/get-configuration';
import { getLisConfiguration } from '@/api/configuration/get-report-settings';
import { putConfiguration } from '@/api/configuration/save-configuration';
import { sendMail } from '@/api/mail/send-mail';
import { sendMailByApp } from '@/api/mail/send-mail-by-app';
import { sendMailByService } from '@/api/mail/send-mail';
import { getAntibiogram } from '@/api/microbiology/get-antibiogram';
import { filterOrders } from '@/api/orders/filter-orders';
import { getOrderReports } from '@/api/orders/get-order-reports';
import { getOrderResults } from '@/api/orders/get-order-results';
import { getResultHistory } from '@/api/orders/get-result-history';
import { changeStateTest } from '@/api/reports/change-state-test';
import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { getPrintingReport } from '@/api/reports/get-printing-report';
import { getReportLabels } from '@/api/reports/installation/get-report-labels';
import { getReportTemplates } from '@/api/reports/installation/get-report-templates';
import { getValidatingUsers } from '@/api/reports/get-validating-users';
import { mergePdf } from '@/api/reports/merge-pdf';
import { getUserTypes } from '@/api/user-types/get-user-types';
import { putUserTypes } from '@/api/user-types/save-user-types';
import { getUser } from '@/api/users/get-user';
import { getUserRouters } from '@/api/users/get-user-routers';
import { getUsers } from '@/api/users/get-users';
import type { OrderSummary } from '@/domain/orders/order-summary';

import { LABORATORY, NOW, openPortal, signIn } from './portal-in-process';

const { laboratory, network } = await openPortal({
  seed: { patients: 40, orders: 240, days: 500 },
  reportsFolder: 'reports',
  presetUser: { username: 'laboratorio', password: 'Laboratorio.2026' },
});

/** The first value of the first row that the laboratory's own database gives. */
async function stored(sql: string, ...args: readonly string[]): Promise<string> {
  const { rows } = await laboratory.database.execute({ sql, args: [...args] });
  const [value] = Object.values(rows[0] ?? {});
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`nothing: ${sql}`);
  return String(value);
}

/** Orders of the laboratory that the calls below ask for. */
const known = {
  culture: await stored('SELECT order_number FROM microorganisms ORDER BY 1'),
  attached: await stored('SELECT order_number FROM attachments ORDER BY 1'),
};
const cultureTest = Number(
  await stored('SELECT test_id FROM microorganisms WHERE order_number = ?', known.culture),
);

async function present<T>(value: Promise<T | null>): Promise<T> {
  const found = await value;
  if (found === null) throw new Error('the laboratory has no such record');
  return found;
}

const header = () => present(getOrderHeader(known.attached));
const report = async () => present(getFinalReport(await header()));

async function findOrder(order: string): Promise<OrderSummary> {
  const { items } = await filterOrders({ order, area: 0, onlyValidated: false });
  const [found] = items;
  if (found === undefined) throw new Error(`order ${order} was not found`);
  return found;
}

async function recover() {
  const name = await stored(
    "SELECT user_name FROM users WHERE type = 2 AND email <> '' AND user_name <> '52345678'",
  );
  const first = await stored('SELECT email FROM users WHERE type = 2 AND user_name = ?', name);
  return startPasswordRecovery({ first, type: 2, second: name });
}

const message = {
  subject: 'Restablecer clave',
  body: '<p>Hola</p>',
  recipients: ['ana.mora@laboratorio.example'],
  pictures: [],
};

/** Every call of the contract, by its operation: what the portal reads from the laboratory, records counted where there are any. */
const READS: Readonly<Record<string, () => Promise<unknown>>> = {
  login: () => signIn(),
  getConfiguration: () => getConfiguration(),
  saveConfiguration: () => putConfiguration([{ key: 'Captcha', value: true }]),
  listDocumentTypes: () => getDocumentTypes(),
  getWebQueryDemographic: () => present(getWebQueryDemographic()),
  listUsers: () => getUsers(),
  getUser: () => present(getUser(1)),
  listUserRouters: () => getUserRouters(),
  updateProfile: () =>
    updateProfile({
      ...{ id: 1, userName: 'laboratorio', identification: '1', name: 'Marta' },
      ...{ lastName: 'Rojas', email: '', photo: '' },
    }),
  startPasswordRecovery: () => present(recover()),
  sendMailByService: () => sendMailByService(message, ''),
  sendMail: async () => sendMail(message, (await present(recover())).token),
  resetPassword: async () =>
    resetPassword({ token: (await present(recover())).token, password: 'Segura.2026' }),
  updatePassword: () =>
    updatePassword({
      ...{ idUser: 2, userName: 'administrador', type: 4 },
      ...{ passwordOld: 'Administra.2026', passwordNew: 'Administra.2027' },
    }),
  listUserTypes: () => getUserTypes(),
  saveUserTypes: async () => putUserTypes((await getUserTypes()).items),
  searchOrders: () => findOrder(known.culture),
  listOrderResults: () => getOrderResults(known.culture, 0),
  listResultHistory: async () => {
    const { patientIdDB } = await findOrder(known.culture);
    return getResultHistory(patientIdDB, [cultureTest]);
  },
  listOrderReports: () => getOrderReports(known.culture),
  listLisDemographics: () => getDemographics(),
  listAreas: () => getAreas(),
  getLisConfiguration: () => present(getLisConfiguration('GenerarPDFCon')),
  getMicrobialDetection: () => getAntibiogram(known.culture, cultureTest),
  orderHeader: () => header(),
  finalReport: () => report(),
  printingReport: async () => present(getPrintingReport(await header())),
  changeStateTest: async () => changeStateTest(await report(), { id: 1, userName: 'laboratorio' }),
  listValidatingUsers: () => getValidatingUsers(known.attached),
  listReportTemplates: () => getReportTemplates('/opt/lis/frontend'),
  getReportLabels: () => present(getReportLabels({ pathFe: '/opt/lis/frontend', language: 'es' })),
  sendMailByApp: () => sendMailByApp(message),
  getPresetUser: () => present(getPresetUser()),
  mergePdf: async () => present(mergePdf((await report()).attachments)),
};

/** Calls that answer with records: at least one must have been read, and none may be unreadable. */
const LISTS = new Set([
  ...['listDocumentTypes', 'listUsers', 'listUserRouters', 'listUserTypes', 'listOrderResults'],
  ...['listResultHistory', 'listOrderReports', 'listLisDemographics', 'listAreas'],
  ...['getMicrobialDetection', 'listValidatingUsers'],
]);

it('covers every operation of the contract', () => {
  expect(new Set(Object.keys(READS))).toEqual(new Set(CONTRACT.keys()));
});

function countsOf(answer: unknown) {
  const list = typeof answer === 'object' && answer !== null ? answer : {};
  const items = 'items' in list ? list.items : answer;
  return {
    read: Array.isArray(items) ? items.length : 1,
    unreadable: 'unreadable' in list ? list.unreadable : 0,
  };
}

it('every answer is read whole', async () => {
  for (const [name, read] of Object.entries(READS)) {
    const counts = countsOf(await read());
    expect(counts.unreadable, name).toBe(0);
    expect(counts.read, name).toBeGreaterThanOrEqual(LISTS.has(name) ? 1 : 0);
  }
});

it('is found by an app server that obeys the paths of the browser, and told when they are wrong', async () => {
  const legacy = await createLaboratory({
    databaseUrl: ':memory:',
    seed: { patients: 2, orders: 2, days: 2 },
    now: () => NOW,
    smtpPort: null,
    reportsFolder: 'reports',
    switches: { legacyPaths: true },
  });
  network.use(http.all(`${LABORATORY}/app/*`, ({ request }) => legacy.fetch(request)));
  const { path } = (await getConfiguration()).settings.reports;
  expect((await getReportTemplates(path))?.items).toContain('reports.mrt');
  for (const language of ['es', 'en'] as const) {
    expect(await getReportLabels({ pathFe: path, language })).not.toBeNull();
    expect(await getReportLabels({ pathFe: '/elsewhere', language })).toBeNull();
  }
  expect(await getReportTemplates('/elsewhere')).toBeNull();
  network.resetHandlers();
  await legacy.close();
});

it('reads the outcome of a mail, and a refusal to relay without a session as a failure', async () => {
  expect(await READS['sendMail']?.()).toBe('sent');
  expect(await READS['sendMailByService']?.()).toBe('sent');
  expect(await READS['sendMailByApp']?.()).toBe('failed');
});
