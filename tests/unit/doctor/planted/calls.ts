import type { Outgoing } from '@doctor/network/network';

import { reply } from '../installation';
import {
  asked,
  at,
  body,
  changed,
  failing,
  first,
  header,
  json,
  oneMore,
  PAGE,
  status,
  type Case,
} from './tools';

const FAILURE = JSON.stringify({ code: 0, message: 'No responde' });
const isStartTypes = ({ method, url, headers }: Outgoing) =>
  method === 'GET' && url.endsWith('/usertypes') && headers?.['Authorization'] === undefined;

/** One thing wrong with what a call is answered. */
export const CALL_CASES: readonly Case[] = [
  [
    'the search deviates',
    at('PATCH', '/orders/filter', json(first((order) => ({ ...order, name1: 5 })))),
    { 'calls: searchOrders': 'gap deviates' },
    1,
  ],
  [
    'an order is unreadable',
    at('PATCH', '/orders/filter', json(oneMore({ order: '', patientIdDB: 5 }))),
    { 'calls: searchOrders': 'gap unreadable' },
    1,
  ],
  [
    'the types are an error',
    at('GET', '/usertypes', body(FAILURE)),
    { 'calls: listUserTypes': 'stop unread' },
    2,
  ],
  [
    'a list is wrapped',
    at(
      'GET',
      '/documenttypes',
      json((data) => ({ data })),
    ),
    { 'calls: listDocumentTypes': 'gap unread' },
    1,
  ],
  [
    'a list is cut off',
    at('GET', '/demographics/all', body('[{"id": 1, "na')),
    { 'calls: listLisDemographics': 'gap unread' },
    1,
  ],
  [
    'a page comes in its place',
    at('GET', '/demographic/webquery', body(PAGE, 'text/html')),
    { 'calls: getWebQueryDemographic': 'gap page' },
    1,
  ],
  [
    'a call is not there, and two that need its answer are not made',
    at('POST', '/orderheader', status(404)),
    {
      'calls: orderHeader': 'gap missing',
      'calls: finalReport': 'skipped untried-facts',
      'calls: printingReport': 'skipped untried-facts',
    },
    1,
  ],
  [
    'those that no screen makes are not there',
    changed(asked('GET', '/users'), status(404)),
    {
      'calls: listUsers': 'note missing-unused',
      'calls: getUser': 'note missing-unused',
      'calls: listUserRouters': 'note missing-unused',
    },
    0,
  ],
  [
    'a call is refused',
    at('GET', '/getUserValidate/', status(403)),
    { 'calls: listValidatingUsers': 'gap refused' },
    1,
  ],
  [
    'the server fails',
    at('GET', '/microbialdetection/', ({ headers }) =>
      reply(500, FAILURE, { ...headers, 'content-type': 'application/json' }),
    ),
    { 'calls: getMicrobialDetection': 'gap failed' },
    1,
  ],
  [
    'the type of an answer is another one',
    at('GET', '/api/configuration/', header('content-type', 'application/xml')),
    { 'calls: getLisConfiguration': 'gap deviates' },
    1,
  ],
  [
    'a call leads to a sign-in',
    at('POST', '/printingreport', ({ headers }) =>
      reply(302, '', { ...headers, location: 'https://login.test/?u=1' }),
    ),
    { 'calls: printingReport': 'gap redirect' },
    1,
  ],
  [
    'an answer never ends',
    failing(asked('POST', '/finalReport'), 'late'),
    { 'calls: finalReport': 'gap late' },
    1,
  ],
  [
    'an answer is endless',
    failing(asked('PATCH', '/results/history'), 'large'),
    { 'calls: listResultHistory': 'gap large' },
    1,
  ],
  [
    'the connection is cut',
    failing(asked('PATCH', '/orders/reports'), 'cut'),
    { 'calls: listOrderReports': 'note cut' },
    0,
  ],
  [
    'the app server does not find its folder',
    at('POST', '/getlistReportFile', body('2', 'text/html')),
    { 'calls: listReportTemplates': 'gap path-missing' },
    1,
  ],
  [
    'the merge server merges nothing readable',
    at('POST', '/mergepdf', body('{"status": "x"}')),
    { 'calls: mergePdf': 'gap unread' },
    1,
  ],
  [
    'one call of the start is closed',
    changed(isStartTypes, status(403)),
    { 'calls: listUserTypes': 'stop closed-start' },
    2,
  ],
];
