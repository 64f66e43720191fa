import { SETTINGS_EN } from './settings-en';
import type { ES, Words } from './words-es';

/** The same as `ES`. */
export const EN: Readonly<Record<keyof typeof ES, Words>> = {
  ...SETTINGS_EN,
  ok: ['fine'],
  'ok-empty': ['fine; there is nothing to give'],

  'no-name': ['DNS does not know the name', 'Check the spelling of the address and DNS.'],
  closed: [
    'nobody answers at that address',
    'Check that the server runs, the port, and the firewall.',
  ],
  cut: [
    'the connection was cut without an HTTP answer',
    'Check that a web server answers on that port and that no proxy cuts it.',
  ],
  late: [
    'did not finish answering within 30 seconds',
    'Find out why the server is slow or never ends.',
  ],
  'given-up': [
    'took longer than the portal waits',
    'Find out why the server is slow or never ends.',
  ],
  large: ['the answer is larger than 10 MB', 'Check what answers there; try another order.'],
  'self-signed': [
    'the certificate is signed by itself: no browser takes it',
    'Install a certificate of a known authority.',
  ],
  expired: ['the certificate has expired or is not valid yet', 'Renew it; check the clock.'],
  'wrong-name': [
    'the certificate is for another name',
    'Use the name in the certificate, or get one for this name.',
  ],
  'unknown-authority': [
    'the authority of the certificate is unknown, or the intermediate one is missing',
    'Install the whole chain. For an authority of the laboratory run with NODE_EXTRA_CA_CERTS=file.pem.',
  ],
  'no-tls': ['that port does not speak TLS', 'Check the port, or whether the address is http.'],
  redirect: [
    'leads to another address ({host}), which the portal does not follow',
    'Write the final address, or take away the sign-in that stands in between.',
  ],
  page: [
    'a web page came in the place of the answer (status {status})',
    'Another program answers there: the portal itself, a captive portal or a sign-in. Check address and proxy.',
  ],

  'plain-here': ['http on this very computer: for trials only'],
  plain: ['http: what is read travels in the clear', 'Serve the portal by https.'],
  certificate: ['certificate good for {days} days'],
  'certificate-soon': ['the certificate has {days} days left', 'Renew it.'],
  'status-ok': ['{status}, fine'],
  status: [
    'status {got}, should be {wanted}',
    'Use the delivered files of nginx or Caddy, or copy their rules.',
  ],
  exposed: ['can be downloaded by anybody', 'Block that address now and see what was exposed.'],
  'no-page': ['is not the page of the portal', 'Copy all of dist/ to the folder of the server.'],
  'media-type': ['the type should be {wanted}', 'Correct the MIME types of the web server.'],
  kept: ['Cache-Control should be “{wanted}”', 'Correct that header of the web server.'],
  'not-cleared': ['Clear-Site-Data should be {wanted}', 'Correct that header of the web server.'],
  'header-missing': ['missing at: {places}', 'Send “{wanted}” with every answer.'],
  'header-other': ['is another one at: {places}', 'Send “{wanted}” with every answer.'],
  'policy-missing': ['missing at: {places}', 'Send the policy of the delivered files.'],
  'policy-other': [
    'has another value in: {names}',
    'Copy the policy of the delivered nginx or Caddy file.',
  ],
  'connect-closed': [
    'does not name {origins}: the browser blocks these calls',
    'Add that address to connect-src of the web server (CONNECT in answers.txt).',
  ],
  'connect-idle': [
    'names {count} addresses that config.json does not use',
    'Leave only the servers of config.json in connect-src.',
  ],
  'build-untold': ['not compared: use --checksums with the sums of dist/'],
  'build-same': ['all {count} files are those of the release'],
  'build-other': ['{count} files are not those of the release: {files}', 'Copy dist/ again.'],
  'build-no-list': [
    'the file names nothing below dist/',
    'Make the sums with: find dist -type f -exec sha256sum {} +',
  ],

  reached: ['answers'],
  'reached-securely': ['answers; certificate good for {days} days'],

  gateway: [
    'the gateway or proxy answers (status {status}), not the server',
    'Check that the server runs, and to which address the gateway passes the calls.',
  ],
  'sign-in': [
    'another program’s sign-in answers, not the server',
    'Take that sign-in away from these calls, or write the final address ({key}).',
  ],
  'base-wrong': [
    'no call is there below this address: the base address is wrong',
    'Correct the base address ({key}).',
  ],
  'host-refuses': [
    'the host refuses {method} below {path}, or passes it on to an address that is not there (status {status})',
    'Put the block “{title}” into nginx.conf or the Caddyfile, or correct its address (deploy.md, Everything on one origin).',
  ],
  'no-block': [
    'the web server has no block for {path}, or that block passes the calls to another address',
    'Add or correct that block in nginx.conf or the Caddyfile (deploy.md, Everything on one origin).',
  ],

  'same-origin': ['is on the portal’s origin: needs no permission'],
  'cors-ok': ['allowed'],
  'cors-all': ['allowed'],
  'cors-plain': ['allowed; the browser does not ask before'],
  'cors-status': [
    'the preflight (OPTIONS) answers {status}',
    'Answer OPTIONS with 200 or 204, without asking for a token.',
  ],
  'cors-origin': [
    'Access-Control-Allow-Origin does not allow {origin}',
    'Answer OPTIONS with Access-Control-Allow-Origin: {origin}',
  ],
  'cors-method': [
    'Access-Control-Allow-Methods does not name {method}',
    'Add {method} to Access-Control-Allow-Methods.',
  ],
  'cors-authorization': [
    'Access-Control-Allow-Headers does not name authorization (a * does not include it)',
    'Add Authorization to Access-Control-Allow-Headers.',
  ],
  'cors-content-type': [
    'Access-Control-Allow-Headers does not name content-type',
    'Add Content-Type to Access-Control-Allow-Headers.',
  ],
  'cors-answer': [
    'the answer itself has no Access-Control-Allow-Origin for {origin}',
    'Send the header with answers too, not with OPTIONS only.',
  ],
  'cors-failure-ok': ['the headers come with that failure as well'],
  'cors-failure': [
    'failure {status} comes without Access-Control-Allow-Origin: the portal sees “no connection” only',
    'Send Access-Control-Allow-Origin: {origin} with failures as well.',
  ],
  'cors-unprovoked': ['that failure could not be provoked'],

  'token-ok': ['takes the token with the word “{word}”'],
  'token-other': [
    'takes the token with “{word}”, config.json says “{wanted}”: nobody would see anything',
    'Write "authScheme": "{word}" into config.json.',
  ],
  'token-refused': [
    'takes the token with no word',
    'Ask whoever keeps that server to take the token that the service gives at the sign-in.',
  ],
  'token-untried': ['not tried'],
  'untried-harms': ['not tried on purpose: it cannot be taken back'],
  'untried-writes': ['not tried: it writes (use --write in a test environment)'],
  'untried-account': [
    'not tried: no account',
    'Give --user and --type, and the password when asked.',
  ],
  'untried-session': ['not tried: nobody is signed in'],
  'untried-source': ['not tried: it needs what {source} should have brought'],
  'untried-facts': [
    'not tried: no answer brought what it needs (use --order with a complete order)',
  ],
  'untried-mail': ['not tried: to whom? (use --mail-to address)'],
  'lis-untold': [
    'not tried: the address of the LIS is in the stored configuration, which could not be read',
  ],
  'no-server': ['config.json names no such server'],
  'origin-closed': [
    'the portal does not call that server: its origin is not in config.json',
    'Add the origin to allowedOrigins.',
  ],
  unanswered: ['its server did not answer (see “Reach of the servers”)'],
  unreached: ['not tried: the server does not answer'],
  'closed-start': [
    'wants a token before the sign-in: the page does not start',
    'Put start-gate.mjs before the service (deploy.md).',
  ],
  'closed-early': [
    'wants a token before the sign-in: the page starts without these data',
    'Put start-gate.mjs before the service (deploy.md).',
  ],
  refused: [
    'not authorized (status {status})',
    'Check the account’s rights and that server’s token.',
  ],
  missing: [
    'is not there (status {status})',
    'Check the base address; if it is right, the call is missing.',
  ],
  'missing-unused': ['is not there (status {status}); no screen uses it'],
  failed: ['the server failed (status {status})', 'Look for the cause in that server’s log.'],
  'login-refused': [
    'the account did not get in (the server’s codes: {codes})',
    'Check user, password and --type; do not repeat: the server may lock the account.',
  ],
  deviates: [
    'is read, but is not what the contract says: {field} must be {wanted} (received: {got}){more}',
    'Show it to whoever keeps that server.',
  ],
  unreadable: [
    '{count} records cannot be read',
    'Ask whoever keeps the server about these records.',
  ],
  unread: [
    'cannot be read: {field} must be {wanted} (received: {got}){more}',
    'Show it to whoever keeps that server.',
  ],
  'unread-whole': [
    'cannot be read: not what the contract says',
    'Show it to whoever keeps that server.',
  ],
  'mail-unsent': ['the server did not confirm the mail', 'Check the mail account of the server.'],
  'path-missing': [
    'the server does not find the folder of the templates (PathFE)',
    'Correct PathFE, or copy index.json and labels.json to reports/ (deploy.md).',
  ],
  'no-order': [
    'there is no such order, or the account does not see it',
    'Check the number of --order.',
  ],
};
