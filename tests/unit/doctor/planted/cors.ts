import type { Outgoing } from '@doctor/network/network';

import { LABORATORY, LIS } from '../installation';
import { at, changed, header, preflight, status, type Case } from './tools';

const ORIGIN = 'access-control-allow-origin';
const METHODS = 'access-control-allow-methods';
const HEADERS = 'access-control-allow-headers';
const NO_LEAVE = header(ORIGIN, null);

const isRefusedToken = ({ url, headers }: Outgoing) =>
  url.startsWith(LIS) && headers?.['Authorization'] === 'doctor';
const isBroken = ({ url, body }: Outgoing) => url.startsWith(LABORATORY) && body === '{';

/** One thing that a server does not allow. */
export const CORS_CASES: readonly Case[] = [
  [
    'OPTIONS wants a token',
    preflight('/orders/filter', status(401)),
    { 'cors: searchOrders': 'stop cors-status' },
    2,
  ],
  [
    'another origin is allowed, for a call that no screen makes',
    preflight('/users/routers', header(ORIGIN, 'https://other.test')),
    { 'cors: listUserRouters': 'note cors-origin' },
    0,
  ],
  [
    'no origin is allowed',
    preflight('/usertypes', NO_LEAVE),
    { 'cors: listUserTypes': 'stop cors-origin', 'cors: saveUserTypes': 'gap cors-origin' },
    2,
  ],
  [
    'PUT is not allowed',
    preflight('/authentication/updatepassword', header(METHODS, 'GET,POST')),
    { 'cors: updatePassword': 'gap cors-method' },
    1,
  ],
  [
    'a star stands for authorization',
    preflight('/areas/', header(HEADERS, '*')),
    { 'cors: listAreas': 'gap cors-authorization' },
    1,
  ],
  [
    'JSON is not allowed',
    preflight('/mergepdf', header(HEADERS, 'authorization')),
    { 'cors: mergePdf': 'gap cors-content-type' },
    1,
  ],
  [
    'the answer itself has no leave',
    at('GET', '/demographics/all', NO_LEAVE),
    { 'cors: listLisDemographics': 'gap cors-answer' },
    1,
  ],
  [
    'a refused token has no leave',
    changed(isRefusedToken, NO_LEAVE),
    { 'cors: lis 401': 'gap cors-failure' },
    1,
  ],
  [
    'a failure has no leave',
    changed(isBroken, NO_LEAVE),
    { 'cors: service 500': 'gap cors-failure' },
    1,
  ],
];
