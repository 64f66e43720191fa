import {
  LIS_ORDER,
  ACCOUNT,
  ORDER,
  credentials,
  profile,
  change,
  wireMail,
  filter,
  setting,
  asSession,
  asLink,
  type ExpectedCall,
} from './call-samples';
import { example } from './contract-operations';
import { MAIL, SERVICE } from '@tests/unit/api/portal';

/** The calls to the portal service and the mail server, by their names in the contract. */
export const SERVICE_CALLS = {
  login: {
    sends: `POST ${SERVICE}/authentication/web`,
    answered: example('login'),
    body: credentials,
  },
  getConfiguration: {
    sends: `GET ${SERVICE}/configuration/encrypted`,
    answered: example('getConfiguration'),
    ...asSession,
  },
  saveConfiguration: {
    sends: `PUT ${SERVICE}/configuration`,
    answered: { json: [{ key: 'Captcha', value: 'true' }] },
    ...asSession,
    body: [{ key: 'Captcha', value: true }],
  },
  listDocumentTypes: {
    sends: `GET ${SERVICE}/configuration/documenttypes`,
    answered: example('listDocumentTypes'),
    ...asSession,
  },
  getWebQueryDemographic: {
    sends: `GET ${SERVICE}/demographic/webquery`,
    answered: example('getWebQueryDemographic'),
    ...asSession,
  },
  listUsers: {
    sends: `GET ${SERVICE}/users`,
    answered: { json: [ACCOUNT] },
    ...asSession,
  },
  getUser: {
    sends: `GET ${SERVICE}/users/17`,
    answered: { json: ACCOUNT },
    ...asSession,
  },
  listUserRouters: {
    sends: `GET ${SERVICE}/users/routers`,
    answered: { json: [{ id: 1, name: 'dashboard' }] },
    ...asSession,
  },
  updateProfile: {
    sends: `PUT ${SERVICE}/authentication/updateprofile`,
    answered: { json: true },
    ...asSession,
    body: profile,
  },
  startPasswordRecovery: {
    sends: `GET ${SERVICE}/authentication/passwordrecovery/ana.mora%40lab.invalid/2/-`,
    answered: example('startPasswordRecovery'),
  },
  sendMailByService: {
    sends: `POST ${SERVICE}/authentication/email`,
    answered: { text: 'Se envio el correo' },
    ...asLink,
    body: wireMail,
  },
  sendMail: {
    sends: `POST ${MAIL}/email`,
    answered: example('sendMail'),
    ...asLink,
    body: { ...wireMail, order: 0, user: 0 },
  },
  resetPassword: {
    sends: `PUT ${SERVICE}/authentication/passwordreset`,
    answered: example('resetPassword'),
    ...asLink,
    body: { password: 'Invented-2' },
  },
  updatePassword: {
    sends: `PUT ${SERVICE}/authentication/updatepassword`,
    answered: { nothing: true },
    ...asSession,
    body: change,
  },
  listUserTypes: {
    sends: `GET ${SERVICE}/usertypes`,
    answered: example('listUserTypes'),
    ...asSession,
  },
  saveUserTypes: {
    sends: `PUT ${SERVICE}/usertypes`,
    answered: example('saveUserTypes'),
    ...asSession,
    body: [setting],
  },
  searchOrders: {
    sends: `PATCH ${SERVICE}/orders/filter`,
    answered: example('searchOrders'),
    ...asSession,
    body: filter,
  },
  listOrderResults: {
    sends: `GET ${SERVICE}/orders/results/order/${ORDER}/0`,
    answered: example('listOrderResults'),
    ...asSession,
  },
  listResultHistory: {
    sends: `PATCH ${SERVICE}/orders/results/history`,
    answered: example('listResultHistory'),
    ...asSession,
    body: { id: 4411, testId: [31, 32] },
  },
  listOrderReports: {
    sends: `PATCH ${SERVICE}/orders/reports`,
    answered: { json: [LIS_ORDER] },
    ...asSession,
    body: { rangeType: 1, init: ORDER, end: ORDER, attached: true, typeReport: 1 },
  },
} satisfies Readonly<Record<string, ExpectedCall>>;
