import type { Outgoing } from '@doctor/network/network';

import { reply } from '../installation';
import { asked, at, body, changed, failing, first, header, json, oneMore } from './tools';
import { PAGE, silent, status, type Case } from './tools';

const FAILURE = JSON.stringify({ code: 0, message: 'No responde' });
const isStartTypes = ({ method, url, headers }: Outgoing) =>
  method === 'GET' && url.endsWith('/usertypes') && headers?.['Authorization'] === undefined;

const search = (change: Parameters<typeof json>[0]) => at('PATCH', '/orders/filter', json(change));
const failure = at('GET', '/microbialdetection/', ({ headers }) =>
  reply(500, FAILURE, { ...headers, 'content-type': 'application/json' }),
);
const led = at('POST', '/printingreport', ({ headers }) =>
  reply(302, '', { ...headers, location: 'https://login.test/?u=1' }),
);
const page = at('GET', '/demographic/webquery', body(PAGE, 'text/html'));
const typed = at('GET', '/api/configuration/', header('content-type', 'application/xml'));
const noFolder = at('POST', '/getlistReportFile', body('2', 'text/html'));
const wrapped = json((data) => ({ data }));

/** One thing wrong with what a call is answered. */
export const CALL_CASES: readonly Case[] = [
  ['searchOrders = gap deviates', search(first((order) => ({ ...order, name1: 5 })))],
  ['searchOrders = gap unreadable', search(oneMore({ order: '', patientIdDB: 5 }))],
  ['listUserTypes = stop unread', at('GET', '/usertypes', body(FAILURE))],
  ['listDocumentTypes = gap unread', at('GET', '/documenttypes', wrapped)],
  ['listLisDemographics = gap unread', at('GET', '/demographics/all', body('[{"id": 1, "na'))],
  ['getWebQueryDemographic = gap page', page],
  // Two that need its answer are not made.
  [
    'orderHeader = gap missing; finalReport = skipped untried-source; printingReport = skipped untried-source',
    at('POST', '/orderheader', status(404)),
  ],
  // No screen makes these.
  [
    'listUsers = note missing-unused; getUser = note missing-unused; listUserRouters = note missing-unused',
    changed(asked('GET', '/users'), status(404)),
  ],
  ['listValidatingUsers = gap refused', at('GET', '/getUserValidate/', status(403))],
  ['getMicrobialDetection = gap failed', failure],
  ['getLisConfiguration = gap deviates', typed],
  ['printingReport = gap redirect', led],
  ['finalReport = gap late', failing(asked('POST', '/finalReport'), 'late')],
  [
    'searchOrders = stop given-up; listResultHistory = skipped untried-source',
    silent(asked('PATCH', '/orders/filter')),
  ],
  [
    'listOrderResults = stop given-up; listResultHistory = skipped untried-source; getMicrobialDetection = skipped untried-source; cors: service 401 = gap late',
    silent(asked('GET', '/orders/results')),
  ],
  ['listResultHistory = gap large', failing(asked('PATCH', '/results/history'), 'large')],
  ['listOrderReports = note cut', failing(asked('PATCH', '/orders/reports'), 'cut')],
  ['listReportTemplates = gap path-missing', noFolder],
  ['mergePdf = gap unread', at('POST', '/mergepdf', body('{"status": "x"}'))],
  ['listUserTypes = stop closed-start', changed(isStartTypes, status(403))],
];
