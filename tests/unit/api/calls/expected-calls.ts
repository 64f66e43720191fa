import type { CallName } from '@doctor/calls/portal-calls';
import { LIS, MAIL, MERGE, PORTAL, SERVICE } from '@tests/unit/api/portal';

import {
  ACCOUNT,
  change,
  credentials,
  filter,
  header,
  LIS_ORDER,
  ORDER,
  PRESET_USER,
  profile,
  reportBody,
  setting,
  wireMail,
  type ExpectedCall,
} from './call-samples';

const asSession = (sends: string, more: Partial<ExpectedCall> = {}): ExpectedCall => ({
  ...{ sends, authorization: 'Bearer aaaa.bbbb.cccc' },
  ...more,
});
const asLink = (sends: string, body: unknown, more: Partial<ExpectedCall> = {}): ExpectedCall => ({
  ...{ sends, authorization: 'Bearer rrrr.ssss', body },
  ...more,
});

/** The calls by their names in the contract. */
export const EXPECTED_CALLS: Readonly<Record<CallName, ExpectedCall>> = {
  // The portal service and the mail server.
  login: { sends: `POST ${SERVICE}/authentication/web`, body: credentials },
  getConfiguration: asSession(`GET ${SERVICE}/configuration/encrypted`),
  saveConfiguration: asSession(`PUT ${SERVICE}/configuration`, {
    answered: { json: [{ key: 'Captcha', value: 'true' }] },
    body: [{ key: 'Captcha', value: true }],
  }),
  listDocumentTypes: asSession(`GET ${SERVICE}/configuration/documenttypes`),
  getWebQueryDemographic: asSession(`GET ${SERVICE}/demographic/webquery`),
  listUsers: asSession(`GET ${SERVICE}/users`, { answered: { json: [ACCOUNT] } }),
  getUser: asSession(`GET ${SERVICE}/users/17`, { answered: { json: ACCOUNT } }),
  listUserRouters: asSession(`GET ${SERVICE}/users/routers`, {
    answered: { json: [{ id: 1, name: 'dashboard' }] },
  }),
  updateProfile: asSession(`PUT ${SERVICE}/authentication/updateprofile`, {
    answered: { json: true },
    body: profile,
  }),
  startPasswordRecovery: {
    sends: `GET ${SERVICE}/authentication/passwordrecovery/ana.mora%40lab.invalid/2/-`,
  },
  sendMailByService: asLink(`POST ${SERVICE}/authentication/email`, wireMail, {
    answered: { text: 'Se envio el correo' },
  }),
  sendMail: asLink(`POST ${MAIL}/email`, { ...wireMail, order: 0, user: 0 }),
  resetPassword: asLink(`PUT ${SERVICE}/authentication/passwordreset`, { password: 'Invented-2' }),
  updatePassword: asSession(`PUT ${SERVICE}/authentication/updatepassword`, {
    answered: { nothing: true },
    body: change,
  }),
  listUserTypes: asSession(`GET ${SERVICE}/usertypes`),
  saveUserTypes: asSession(`PUT ${SERVICE}/usertypes`, { body: [setting] }),
  searchOrders: asSession(`PATCH ${SERVICE}/orders/filter`, { body: filter }),
  listOrderResults: asSession(`GET ${SERVICE}/orders/results/order/${ORDER}/0`),
  listResultHistory: asSession(`PATCH ${SERVICE}/orders/results/history`, {
    body: { id: 4411, testId: [31, 32] },
  }),
  listOrderReports: asSession(`PATCH ${SERVICE}/orders/reports`, {
    answered: { json: [LIS_ORDER] },
    body: { rangeType: 1, init: ORDER, end: ORDER, attached: true, typeReport: 1 },
  }),

  // The LIS.
  listLisDemographics: asSession(`GET ${LIS}/api/demographics/all`),
  listAreas: asSession(`GET ${LIS}/api/areas/filter/state/true`),
  getLisConfiguration: asSession(`GET ${LIS}/api/configuration/GenerarPDFCon`),
  getMicrobialDetection: asSession(
    `GET ${LIS}/api/microbiology/microbialdetection/order/${ORDER}/test/88`,
  ),
  orderHeader: asSession(`POST ${LIS}/api/reports/orderheader`, {
    body: { rangeType: 1, init: ORDER, end: ORDER },
  }),
  finalReport: asSession(`POST ${LIS}/api/reports/finalReport`, { body: reportBody(0) }),
  printingReport: asSession(`POST ${LIS}/api/reports/printingreport`, {
    answered: { json: LIS_ORDER },
    body: reportBody(2),
  }),
  changeStateTest: asSession(`POST ${LIS}/api/reports/changestatetest`, {
    answered: { nothing: true },
    body: {
      filterOrderHeader: { printingMedium: '4', typeReport: '1', personReceive: 'mrojas' },
      order: { ...header, createdDate: null },
      user: 17,
    },
  }),
  listValidatingUsers: asSession(`GET ${LIS}/api/orders/getUserValidate/idOrder/${ORDER}`),

  // The application server and the merge server.
  listReportTemplates: {
    sends: `POST ${PORTAL}/api/getlistReportFile`,
    body: {
      pathReport: '/opt/lis/frontend/public/Report/reportsandconsultations/reports',
      report: './public/reports',
    },
  },
  getReportLabels: {
    sends: `POST ${PORTAL}/api/getlistidiome`,
    body: { pathReport: '/opt/lis/frontend/public/languages/locale-es.json' },
  },
  sendMailByApp: {
    sends: `POST ${PORTAL}/api/sendEmail`,
    answered: { text: 'send' },
    body: { ...wireMail, order: 0, user: 0 },
  },
  getPresetUser: {
    sends: `POST ${PORTAL}/api/user`,
    answered: { text: btoa(JSON.stringify(PRESET_USER)) },
  },
  mergePdf: {
    sends: `POST ${MERGE}/api/mergepdf`,
    body: [{ idTest: 31, name: 'anexo.pdf', extension: 'PDF', file: 'JVBERi0xLjQK' }],
  },
};
