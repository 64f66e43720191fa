import type { Outgoing } from '@doctor/network/network';

import { LIS, reply } from '../installation';
import { asked, at, changed, header, isHost, status, type Case } from './tools';

const POLICY = 'content-security-policy';

/** The policy of every answer with a piece of it replaced. */
export const policy = (from: string, to: string) =>
  changed(isHost, (answer) =>
    header(POLICY, (answer.headers[POLICY] ?? '').replace(from, to))(answer),
  );
const isPost = (outgoing: Outgoing) => isHost(outgoing) && asked('POST', '/')(outgoing);
const other = at('GET', '/dashboard', ({ headers }) => reply(200, 'It works!', headers));
const secret = at('GET', '/.env', ({ headers }) => reply(200, 'A=1', headers));
const map = at('GET', '.js.map', ({ headers }) => reply(200, '{}', headers));
const kept = at('GET', '/assets/missing', header('cache-control', 'public'));
const texts = at('GET', '/assets/portal-a', header('content-type', 'text/plain'));
const opened = policy("script-src 'self'", "script-src 'self' 'unsafe-inline'");
const elsewhere = at('GET', '/signed-out', header('referrer-policy', 'origin'));
const unforgotten = at('GET', '/signed-out', header('clear-site-data', null));
const unframed = changed(isHost, header('x-frame-options', null));

/** One thing wrong with the portal's host. */
export const HOST_CASES: readonly Case[] = [
  ['X-Frame-Options = gap header-missing', unframed],
  ['Referrer-Policy = gap header-other', elsewhere],
  [
    'Content-Security-Policy = gap policy-missing; connect-src = gone',
    changed(isHost, header(POLICY, null)),
  ],
  ['Content-Security-Policy = gap policy-other', opened],
  ['connect-src = stop connect-closed', policy(` ${LIS}`, '')],
  ['connect-src = gap connect-idle', policy(LIS, `${LIS} https://stranger.test`)],
  ['/dashboard = gap status', at('GET', '/dashboard', status(404))],
  ['/dashboard = stop no-page', other],
  ['/assets/missing.js = gap kept', kept],
  ['/assets/portal-*.js = gap media-type', texts],
  ['/signed-out = gap not-cleared', unforgotten],
  ['/.env = stop exposed', secret],
  ['/assets/app.js.map = stop exposed', map],
  ['POST / = gap status', changed(isPost, status(200))],
];
