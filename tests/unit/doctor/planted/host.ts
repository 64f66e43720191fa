import type { Outgoing } from '@doctor/network/network';

import { LIS, reply } from '../installation';
import { asked, at, changed, header, isHost, status, type Case } from './tools';

const POLICY = 'content-security-policy';

/** The policy of every answer with a piece of it replaced. */
const policy = (from: string, to: string) =>
  changed(isHost, (answer) =>
    header(POLICY, (answer.headers[POLICY] ?? '').replace(from, to))(answer),
  );

const isPost = (outgoing: Outgoing) => isHost(outgoing) && asked('POST', '/')(outgoing);

/** One thing wrong with the portal's host. */
export const HOST_CASES: readonly Case[] = [
  [
    'a header is missing',
    changed(isHost, header('x-frame-options', null)),
    { 'host: X-Frame-Options': 'gap header-missing' },
    1,
  ],
  [
    'a header is another one at one address',
    at('GET', '/signed-out', header('referrer-policy', 'origin')),
    { 'host: Referrer-Policy': 'gap header-other' },
    1,
  ],
  [
    'there is no policy',
    changed(isHost, header(POLICY, null)),
    { 'host: Content-Security-Policy': 'gap policy-missing', 'host: connect-src': 'gone' },
    1,
  ],
  [
    'the policy opens scripts',
    policy("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    { 'host: Content-Security-Policy': 'gap policy-other' },
    1,
  ],
  [
    'the policy closes the LIS',
    policy(` ${LIS}`, ''),
    { 'host: connect-src': 'stop connect-closed' },
    2,
  ],
  [
    'the policy names a stranger',
    policy(LIS, `${LIS} https://stranger.test`),
    { 'host: connect-src': 'gap connect-idle' },
    1,
  ],
  [
    'a screen is not found',
    at('GET', '/dashboard', status(404)),
    { 'host: /dashboard': 'gap status' },
    1,
  ],
  [
    'the page is another one',
    at('GET', '/dashboard', ({ headers }) => reply(200, 'It works!', headers)),
    { 'host: /dashboard': 'stop no-page' },
    2,
  ],
  [
    'a missing asset is kept',
    at('GET', '/assets/missing', header('cache-control', 'public')),
    { 'host: /assets/missing.js': 'gap kept' },
    1,
  ],
  [
    'scripts are texts',
    at('GET', '/assets/portal-a', header('content-type', 'text/plain')),
    { 'host: /assets/portal-*.js': 'gap media-type' },
    1,
  ],
  [
    'the end of a session forgets nothing',
    at('GET', '/signed-out', header('clear-site-data', null)),
    { 'host: /signed-out': 'gap not-cleared' },
    1,
  ],
  [
    'a secret file is served',
    at('GET', '/.env', ({ headers }) => reply(200, 'A=1', headers)),
    { 'host: /.env': 'stop exposed' },
    2,
  ],
  [
    'a source map is served',
    at('GET', '.js.map', ({ headers }) => reply(200, '{}', headers)),
    { 'host: /assets/app.js.map': 'stop exposed' },
    2,
  ],
  ['the host takes a POST', changed(isPost, status(200)), { 'host: POST /': 'gap status' }, 1],
];
