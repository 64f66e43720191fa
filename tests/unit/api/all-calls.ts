import { getPresetUser } from '@/api/authentication/get-preset-user';
import { login } from '@/api/authentication/login';
import { resetPassword } from '@/api/authentication/reset-password';
import { startPasswordRecovery } from '@/api/authentication/start-password-recovery';
import { updatePassword } from '@/api/authentication/update-password';
import { updateProfile } from '@/api/authentication/update-profile';
import { getAreas } from '@/api/catalogues/get-areas';
import { getDemographics } from '@/api/catalogues/get-demographics';
import { getDocumentTypes } from '@/api/catalogues/get-document-types';
import { getWebQueryDemographic } from '@/api/catalogues/get-web-query-demographic';
import { getConfiguration } from '@/api/configuration/get-configuration';
import { getLisConfiguration } from '@/api/configuration/get-lis-configuration';
import { putConfiguration } from '@/api/configuration/put-configuration';
import { sendMail } from '@/api/mail/send-mail';
import { sendMailByApp } from '@/api/mail/send-mail-by-app';
import { sendMailByService } from '@/api/mail/send-mail-by-service';
import { getAntibiogram } from '@/api/microbiology/get-antibiogram';
import { filterOrders } from '@/api/orders/filter-orders';
import { getOrderReports } from '@/api/orders/get-order-reports';
import { getOrderResults } from '@/api/orders/get-order-results';
import { getResultHistory } from '@/api/orders/get-result-history';
import { changeStateTest } from '@/api/reports/change-state-test';
import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { getPrintingReport } from '@/api/reports/get-printing-report';
import { getReportLabels } from '@/api/reports/get-report-labels';
import { getReportTemplates } from '@/api/reports/get-report-templates';
import { getValidatingUsers } from '@/api/reports/get-validating-users';
import { mergePdf } from '@/api/reports/merge-pdf';
import { getUserTypes } from '@/api/user-types/get-user-types';
import { putUserTypes } from '@/api/user-types/put-user-types';
import { getUser } from '@/api/users/get-user';
import { getUserRouters } from '@/api/users/get-user-routers';
import { getUsers } from '@/api/users/get-users';
import type { UserTypeSetting } from '@/domain/user-types/user-type-setting';

import { LIS, MAIL, MERGE, PORTAL, SERVICE } from './portal';

export const ORDER = '202503200005';
const SESSION = 'Bearer aaaa.bbbb.cccc';
const header = { orderNumber: Number(ORDER), patient: { id: 4411 }, unlisted: { kept: true } };
const credentials = { user: 'mrojas', password: 'Invented-1', type: 4, historyType: -1 } as const;
const profile = {
  id: 17,
  userName: 'mrojas',
  identification: '1',
  name: 'Marta',
  lastName: 'Rojas',
  email: '',
  photo: '',
};
const change = {
  idUser: 17,
  userName: 'mrojas',
  passwordOld: 'Invented-1',
  passwordNew: 'Invented-2',
  type: 4,
} as const;
const message = {
  subject: 'Restablecer clave',
  body: '<p>Hola</p>',
  recipients: ['ana.mora@lab.invalid'],
  pictures: [{ fileName: 'image0.png', content: 'iVBORw0KGgo=', contentId: 'image0.png' }],
};
const wireMail = {
  subject: 'Restablecer clave',
  body: '<p>Hola</p>',
  recipients: ['ana.mora@lab.invalid'],
  attachment: [{ filename: 'image0.png', path: 'iVBORw0KGgo=', cid: 'image0.png' }],
  webquery: true,
};
const filter = { dateNumber: 20250320, area: 0, onlyValidated: true };
const setting: UserTypeSetting = {
  type: 4,
  message: 'Hola',
  image: '',
  visible: true,
  confidential: false,
  quantityOrder: 0,
  onlyValidated: true,
};
const pdf = { name: 'anexo.pdf', extension: 'PDF', file: 'JVBERi0xLjQK', testId: 31 };
const reportBody = (typeReport: number) => ({
  printOrder: [{ physician: null, listOrders: [{ order: header }] }],
  typeReport,
  attached: true,
  isAttached: true,
});

/** One of the 34 calls (spec §7): how the portal makes it, and what must leave the portal. */
export interface ExpectedCall {
  readonly run: () => Promise<unknown>;
  readonly sends: string;
  readonly authorization?: string;
  readonly body?: unknown;
}

const asSession = { authorization: SESSION };
const asLink = { authorization: 'Bearer rrrr.ssss' };

/** Every call by its name in the contract. */
export const ALL_CALLS: Readonly<Record<string, ExpectedCall>> = {
  login: {
    run: () => login(credentials),
    sends: `POST ${SERVICE}/authentication/web`,
    body: credentials,
  },
  getConfiguration: {
    run: () => getConfiguration(),
    sends: `GET ${SERVICE}/configuration/encrypted`,
    ...asSession,
  },
  saveConfiguration: {
    run: () => putConfiguration([{ key: 'Captcha', value: true }]),
    sends: `PUT ${SERVICE}/configuration`,
    ...asSession,
    body: [{ key: 'Captcha', value: true }],
  },
  listDocumentTypes: {
    run: () => getDocumentTypes(),
    sends: `GET ${SERVICE}/configuration/documenttypes`,
    ...asSession,
  },
  getWebQueryDemographic: {
    run: () => getWebQueryDemographic(),
    sends: `GET ${SERVICE}/demographic/webquery`,
    ...asSession,
  },
  listUsers: { run: () => getUsers(), sends: `GET ${SERVICE}/users`, ...asSession },
  getUser: { run: () => getUser(17), sends: `GET ${SERVICE}/users/17`, ...asSession },
  listUserRouters: {
    run: () => getUserRouters(),
    sends: `GET ${SERVICE}/users/routers`,
    ...asSession,
  },
  updateProfile: {
    run: () => updateProfile(profile),
    sends: `PUT ${SERVICE}/authentication/updateprofile`,
    ...asSession,
    body: profile,
  },
  startPasswordRecovery: {
    run: () => startPasswordRecovery({ first: 'ana.mora@lab.invalid', type: 2, second: '' }),
    sends: `GET ${SERVICE}/authentication/passwordrecovery/ana.mora%40lab.invalid/2/-`,
  },
  sendMailByService: {
    run: () => sendMailByService(message, 'rrrr.ssss'),
    sends: `POST ${SERVICE}/authentication/email`,
    ...asLink,
    body: wireMail,
  },
  sendMail: {
    run: () => sendMail(message, 'rrrr.ssss'),
    sends: `POST ${MAIL}/email`,
    ...asLink,
    body: { ...wireMail, order: 0, user: 0 },
  },
  resetPassword: {
    run: () => resetPassword({ token: 'rrrr.ssss', password: 'Invented-2' }),
    sends: `PUT ${SERVICE}/authentication/passwordreset`,
    ...asLink,
    body: { password: 'Invented-2' },
  },
  updatePassword: {
    run: () => updatePassword(change),
    sends: `PUT ${SERVICE}/authentication/updatepassword`,
    ...asSession,
    body: change,
  },
  listUserTypes: { run: () => getUserTypes(), sends: `GET ${SERVICE}/usertypes`, ...asSession },
  saveUserTypes: {
    run: () => putUserTypes([setting]),
    sends: `PUT ${SERVICE}/usertypes`,
    ...asSession,
    body: [setting],
  },
  searchOrders: {
    run: () => filterOrders(filter),
    sends: `PATCH ${SERVICE}/orders/filter`,
    ...asSession,
    body: filter,
  },
  listOrderResults: {
    run: () => getOrderResults(ORDER, 0),
    sends: `GET ${SERVICE}/orders/results/order/${ORDER}/0`,
    ...asSession,
  },
  listResultHistory: {
    run: () => getResultHistory(4411, [31, 32]),
    sends: `PATCH ${SERVICE}/orders/results/history`,
    ...asSession,
    body: { id: 4411, testId: [31, 32] },
  },
  listOrderReports: {
    run: () => getOrderReports(ORDER),
    sends: `PATCH ${SERVICE}/orders/reports`,
    ...asSession,
    body: { rangeType: 1, init: ORDER, end: ORDER, attached: true, typeReport: 1 },
  },
  listLisDemographics: {
    run: () => getDemographics(),
    sends: `GET ${LIS}/api/demographics/all`,
    ...asSession,
  },
  listAreas: {
    run: () => getAreas(),
    sends: `GET ${LIS}/api/areas/filter/state/true`,
    ...asSession,
  },
  getLisConfiguration: {
    run: () => getLisConfiguration('GenerarPDFCon'),
    sends: `GET ${LIS}/api/configuration/GenerarPDFCon`,
    ...asSession,
  },
  getMicrobialDetection: {
    run: () => getAntibiogram(ORDER, 88),
    sends: `GET ${LIS}/api/microbiology/microbialdetection/order/${ORDER}/test/88`,
    ...asSession,
  },
  orderHeader: {
    run: () => getOrderHeader(ORDER),
    sends: `POST ${LIS}/api/reports/orderheader`,
    ...asSession,
    body: { rangeType: 1, init: ORDER, end: ORDER },
  },
  finalReport: {
    run: () => getFinalReport(header),
    sends: `POST ${LIS}/api/reports/finalReport`,
    ...asSession,
    body: reportBody(0),
  },
  printingReport: {
    run: () => getPrintingReport(header),
    sends: `POST ${LIS}/api/reports/printingreport`,
    ...asSession,
    body: reportBody(2),
  },
  changeStateTest: {
    run: () =>
      changeStateTest({ wire: { ...header, createdDate: 5 } }, { id: 17, userName: 'mrojas' }),
    sends: `POST ${LIS}/api/reports/changestatetest`,
    ...asSession,
    body: {
      filterOrderHeader: { printingMedium: '4', typeReport: '1', personReceive: 'mrojas' },
      order: { ...header, createdDate: null },
      user: 17,
    },
  },
  listValidatingUsers: {
    run: () => getValidatingUsers(ORDER),
    sends: `GET ${LIS}/api/orders/getUserValidate/idOrder/${ORDER}`,
    ...asSession,
  },
  listReportTemplates: {
    run: () => getReportTemplates(),
    sends: `POST ${PORTAL}/api/getlistReportFile`,
    body: { pathReport: 'configured', report: 'configured' },
  },
  getReportLabels: {
    run: () => getReportLabels(),
    sends: `POST ${PORTAL}/api/getlistidiome`,
    body: { pathReport: 'configured' },
  },
  sendMailByApp: {
    run: () => sendMailByApp(message),
    sends: `POST ${PORTAL}/api/sendEmail`,
    body: { ...wireMail, order: 0, user: 0 },
  },
  getPresetUser: { run: () => getPresetUser(), sends: `POST ${PORTAL}/api/user` },
  mergePdf: {
    run: () => mergePdf([pdf, { ...pdf, extension: 'jpg' }, { ...pdf, file: '' }]),
    sends: `POST ${MERGE}/api/mergepdf`,
    body: [{ idTest: 31, name: 'anexo.pdf', extension: 'PDF', file: 'JVBERi0xLjQK' }],
  },
};
