import type { Outgoing } from '@doctor/network/network';

import { LABORATORY, LIS } from '../installation';
import { at, changed, header, preflight, status, type Case } from './tools';

const ORIGIN = 'access-control-allow-origin';
const HEADERS = 'access-control-allow-headers';
const NO_LEAVE = header(ORIGIN, null);
const ONLY_GET = header('access-control-allow-methods', 'GET,POST');

const isRefusedToken = ({ url, headers }: Outgoing) =>
  url.startsWith(LIS) && headers?.['Authorization'] === 'doctor';
const isBroken = ({ url, body }: Outgoing) => url.startsWith(LABORATORY) && body === '{';
const other = preflight('/users/routers', header(ORIGIN, 'https://other.test'));
const noOrigin = preflight('/usertypes', NO_LEAVE);
const noPut = preflight('/authentication/updatepassword', ONLY_GET);
const noJson = preflight('/mergepdf', header(HEADERS, 'authorization'));

/** One thing that a server does not allow. */
export const CORS_CASES: readonly Case[] = [
  ['searchOrders = stop cors-status', preflight('/orders/filter', status(401))],
  ['listUserRouters = note cors-origin', other],
  ['listUserTypes = stop cors-origin; saveUserTypes = gap cors-origin', noOrigin],
  ['updatePassword = gap cors-method', noPut],
  ['listAreas = gap cors-authorization', preflight('/areas/', header(HEADERS, '*'))],
  ['mergePdf = gap cors-content-type', noJson],
  ['listLisDemographics = gap cors-answer', at('GET', '/demographics/all', NO_LEAVE)],
  ['lis 401 = gap cors-failure', changed(isRefusedToken, NO_LEAVE)],
  ['service 500 = gap cors-failure', changed(isBroken, NO_LEAVE)],
];
