import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { CallName } from '../all-calls';
import { ORDER } from '../call-samples';
import type { TrueAnswer } from './faults';

interface Operation {
  readonly operationId?: string;
  readonly responses?: Record<
    string,
    { readonly content?: Record<string, { readonly example?: unknown }> } | undefined
  >;
}

const contract = parse(readFileSync('demo-lis/contract/lis-api.openapi.yaml', 'utf8')) as {
  readonly paths: Record<string, Record<string, Operation>>;
};

const examples = new Map(
  Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId, responses }) => [
      operationId ?? '',
      responses?.['200']?.content?.['application/json']?.example,
    ]),
);

/** The example of the contract. */
function example(name: CallName): TrueAnswer {
  const json = examples.get(name);
  if (json === undefined) throw new Error(`the contract has no example of ${name}`);
  return { json };
}

const order = {
  orderNumber: Number(ORDER),
  patient: { id: 4411, patientId: '10020030', name1: 'ANA', lastName: 'MORA' },
  resultTest: [{ order: Number(ORDER), testId: 31, testName: 'Glucosa', state: 4, result: '126' }],
};
const account = { id: 17, userName: 'mrojas' };
const presetUser = { username: 'impresion', password: 'Invented-3', type: 4 };

/** What each call is truly answered: the contract's example, or what its servers send where it has none. */
export const TRUE_ANSWERS: Readonly<Record<CallName, TrueAnswer>> = {
  login: example('login'),
  getConfiguration: example('getConfiguration'),
  saveConfiguration: { json: [{ key: 'Captcha', value: 'true' }] },
  listDocumentTypes: example('listDocumentTypes'),
  getWebQueryDemographic: example('getWebQueryDemographic'),
  listUsers: { json: [account] },
  getUser: { json: account },
  listUserRouters: { json: [{ id: 1, name: 'dashboard' }] },
  updateProfile: { json: true },
  startPasswordRecovery: example('startPasswordRecovery'),
  sendMailByService: { text: 'Se envio el correo' },
  sendMail: example('sendMail'),
  resetPassword: example('resetPassword'),
  updatePassword: { nothing: true },
  listUserTypes: example('listUserTypes'),
  saveUserTypes: example('saveUserTypes'),
  searchOrders: example('searchOrders'),
  listOrderResults: example('listOrderResults'),
  listResultHistory: example('listResultHistory'),
  listOrderReports: { json: [order] },
  listLisDemographics: example('listLisDemographics'),
  listAreas: example('listAreas'),
  getLisConfiguration: example('getLisConfiguration'),
  getMicrobialDetection: example('getMicrobialDetection'),
  orderHeader: example('orderHeader'),
  finalReport: example('finalReport'),
  printingReport: { json: order },
  changeStateTest: { nothing: true },
  listValidatingUsers: example('listValidatingUsers'),
  listReportTemplates: example('listReportTemplates'),
  getReportLabels: example('getReportLabels'),
  sendMailByApp: { text: 'send' },
  getPresetUser: { text: btoa(JSON.stringify(presetUser)) },
  mergePdf: example('mergePdf'),
};
