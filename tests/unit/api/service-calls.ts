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
import { MAIL, SERVICE } from './portal';

/** The calls to the portal service and the mail server, by their names in the contract. */
export const SERVICE_CALLS = {
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
} satisfies Readonly<Record<string, ExpectedCall>>;
