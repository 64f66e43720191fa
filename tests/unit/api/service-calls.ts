import { login } from '@/api/authentication/login';
import { resetPassword } from '@/api/authentication/reset-password';
import { startPasswordRecovery } from '@/api/authentication/start-password-recovery';
import { updatePassword } from '@/api/authentication/update-password';
import { updateProfile } from '@/api/authentication/update-profile';
import { getDocumentTypes } from '@/api/catalogues/get-document-types';
import { getWebQueryDemographic } from '@/api/catalogues/get-web-query-demographic';
import { getConfiguration } from '@/api/configuration/get-configuration';
import { putConfiguration } from '@/api/configuration/put-configuration';
import { sendMail } from '@/api/mail/send-mail';
import { sendMailByService } from '@/api/mail/send-mail-by-service';
import { filterOrders } from '@/api/orders/filter-orders';
import { getOrderReports } from '@/api/orders/get-order-reports';
import { getOrderResults } from '@/api/orders/get-order-results';
import { getResultHistory } from '@/api/orders/get-result-history';
import { getUserTypes } from '@/api/user-types/get-user-types';
import { putUserTypes } from '@/api/user-types/put-user-types';
import { getUser } from '@/api/users/get-user';
import { getUserRouters } from '@/api/users/get-user-routers';
import { getUsers } from '@/api/users/get-users';

import {
  LIS_ORDER,
  ACCOUNT,
  ORDER,
  credentials,
  profile,
  change,
  message,
  wireMail,
  filter,
  setting,
  asSession,
  asLink,
  type ExpectedCall,
} from './call-samples';
import { example } from './contract-operations';
import { MAIL, SERVICE } from './portal';

/** The calls to the portal service and the mail server, by their names in the contract. */
export const SERVICE_CALLS = {
  login: {
    run: () => login(credentials),
    sends: `POST ${SERVICE}/authentication/web`,
    answered: example('login'),
    body: credentials,
  },
  getConfiguration: {
    run: () => getConfiguration(),
    sends: `GET ${SERVICE}/configuration/encrypted`,
    answered: example('getConfiguration'),
    ...asSession,
  },
  saveConfiguration: {
    run: () => putConfiguration([{ key: 'Captcha', value: true }]),
    sends: `PUT ${SERVICE}/configuration`,
    answered: { json: [{ key: 'Captcha', value: 'true' }] },
    ...asSession,
    body: [{ key: 'Captcha', value: true }],
  },
  listDocumentTypes: {
    run: () => getDocumentTypes(),
    sends: `GET ${SERVICE}/configuration/documenttypes`,
    answered: example('listDocumentTypes'),
    ...asSession,
  },
  getWebQueryDemographic: {
    run: () => getWebQueryDemographic(),
    sends: `GET ${SERVICE}/demographic/webquery`,
    answered: example('getWebQueryDemographic'),
    ...asSession,
  },
  listUsers: {
    run: () => getUsers(),
    sends: `GET ${SERVICE}/users`,
    answered: { json: [ACCOUNT] },
    ...asSession,
  },
  getUser: {
    run: () => getUser(17),
    sends: `GET ${SERVICE}/users/17`,
    answered: { json: ACCOUNT },
    ...asSession,
  },
  listUserRouters: {
    run: () => getUserRouters(),
    sends: `GET ${SERVICE}/users/routers`,
    answered: { json: [{ id: 1, name: 'dashboard' }] },
    ...asSession,
  },
  updateProfile: {
    run: () => updateProfile(profile),
    sends: `PUT ${SERVICE}/authentication/updateprofile`,
    answered: { json: true },
    ...asSession,
    body: profile,
  },
  startPasswordRecovery: {
    run: () => startPasswordRecovery({ first: 'ana.mora@lab.invalid', type: 2, second: '' }),
    sends: `GET ${SERVICE}/authentication/passwordrecovery/ana.mora%40lab.invalid/2/-`,
    answered: example('startPasswordRecovery'),
  },
  sendMailByService: {
    run: () => sendMailByService(message, 'rrrr.ssss'),
    sends: `POST ${SERVICE}/authentication/email`,
    answered: { text: 'Se envio el correo' },
    ...asLink,
    body: wireMail,
  },
  sendMail: {
    run: () => sendMail(message, 'rrrr.ssss'),
    sends: `POST ${MAIL}/email`,
    answered: example('sendMail'),
    ...asLink,
    body: { ...wireMail, order: 0, user: 0 },
  },
  resetPassword: {
    run: () => resetPassword({ token: 'rrrr.ssss', password: 'Invented-2' }),
    sends: `PUT ${SERVICE}/authentication/passwordreset`,
    answered: example('resetPassword'),
    ...asLink,
    body: { password: 'Invented-2' },
  },
  updatePassword: {
    run: () => updatePassword(change),
    sends: `PUT ${SERVICE}/authentication/updatepassword`,
    answered: { nothing: true },
    ...asSession,
    body: change,
  },
  listUserTypes: {
    run: () => getUserTypes(),
    sends: `GET ${SERVICE}/usertypes`,
    answered: example('listUserTypes'),
    ...asSession,
  },
  saveUserTypes: {
    run: () => putUserTypes([setting]),
    sends: `PUT ${SERVICE}/usertypes`,
    answered: example('saveUserTypes'),
    ...asSession,
    body: [setting],
  },
  searchOrders: {
    run: () => filterOrders(filter),
    sends: `PATCH ${SERVICE}/orders/filter`,
    answered: example('searchOrders'),
    ...asSession,
    body: filter,
  },
  listOrderResults: {
    run: () => getOrderResults(ORDER, 0),
    sends: `GET ${SERVICE}/orders/results/order/${ORDER}/0`,
    answered: example('listOrderResults'),
    ...asSession,
  },
  listResultHistory: {
    run: () => getResultHistory(4411, [31, 32]),
    sends: `PATCH ${SERVICE}/orders/results/history`,
    answered: example('listResultHistory'),
    ...asSession,
    body: { id: 4411, testId: [31, 32] },
  },
  listOrderReports: {
    run: () => getOrderReports(ORDER),
    sends: `PATCH ${SERVICE}/orders/reports`,
    answered: { json: [LIS_ORDER] },
    ...asSession,
    body: { rangeType: 1, init: ORDER, end: ORDER, attached: true, typeReport: 1 },
  },
} satisfies Readonly<Record<string, ExpectedCall>>;
