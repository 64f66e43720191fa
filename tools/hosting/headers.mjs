// What the portal's host sends, hides, passes on and writes down: the one table behind the host of the
// tests (.config/scripts/host.mjs), to which nginx.conf and the Caddyfile beside it are held by a test.

/**
 * The app's policy. Nothing inline, nothing from elsewhere; only the page's own origin and the named ones may be called.
 * @param {readonly string[]} origins other origins of the service, LIS, app server and merge server; none where all are passed on
 */
export function contentSecurityPolicy(origins) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...origins].join(' ')}`,
    "frame-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify portal',
  ].join('; ');
}

/** Sent with every answer of the host, errors included. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
};

/** What a browser may keep: hashed assets for ever, the laboratory's own files after asking. */
export const KEPT = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/reports/': 'no-cache',
  '/glossary/': 'no-cache',
};
/** What every laboratory has for itself where several share a host; all other files are the same for all of them. */
export const LABORATORY_FILES = ['/config.json', '/reports/', '/glossary/'];
/** Everything else, and every failure. */
export const NOT_KEPT = 'no-store';

/**
 * How long a browser may keep an answer.
 * @param {string} path
 * @param {number} status
 */
export function cacheControl(path, status) {
  const [, kept] = Object.entries(KEPT).find(([folder]) => path.startsWith(folder)) ?? [];
  return status === 200 && kept !== undefined ? kept : NOT_KEPT;
}

/** Where a session ends, and what the browser then forgets of the site. */
export const SIGNED_OUT = '/signed-out';
export const CLEAR_SITE_DATA = '"cache", "storage"';

/** Whether the host and its files are there, in one word; which build they are. */
export const HEALTH = '/healthz';
export const VERSION = '/version.json';
/** Files that are there or are not: where they are missing, the page is no answer. */
export const SINGLE_FILES = ['/config.json', VERSION, HEALTH];

/** Media types by the ends of the files' names. */
export const MEDIA_TYPES = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  'application/json': ['json', 'mrt'],
  'application/manifest+json': ['webmanifest'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'text/plain': ['txt'],
  'font/ttf': ['ttf'],
};
/** Those that are sent compressed. */
export const COMPRESSED = [
  'text/html',
  'text/css',
  'text/javascript',
  'application/json',
  'image/svg+xml',
  'font/ttf',
];

/**
 * A server that the host passes calls on to. `limit` is what a body may have, in megabytes: the configuration and the recovery mail
 * carry pictures as text, a merge carries all documents of a report (src/domain/reports/attachments/fitting-files.ts).
 */
export const PROXIES = [
  { path: '/api', name: 'SERVICE', title: 'Service', limit: 20 },
  { path: '/lis', name: 'LIS', title: 'LIS', limit: 20 },
  { path: '/app', name: 'APP', title: 'App server', limit: 20 },
  { path: '/merge', name: 'MERGE', title: 'Merge server', limit: 256 },
  { path: '/mail', name: 'MAIL', title: 'Mail server', limit: 20 },
];
/** There, and nowhere else, anything may be written. */
export const WRITES = ['POST', 'PUT', 'PATCH'];

/** Seconds without a word after which a server is given up: later than the portal itself does (src/lib/http/create-request.ts). */
export const SILENCE = 130;
export const CONNECTING = 10;

/** Below the service: what the start gate answers to those who have no token yet (start-gate.mjs). */
export const START_CALLS = [
  '/configuration/encrypted',
  '/configuration/documenttypes',
  '/usertypes',
  '/demographic/webquery',
];
export const START_GATE = '127.0.0.1:8081';
/** Ends of the addresses that hand out the preset account, at whichever server: the print gate's (print-gate.mjs), and so are visits. */
export const PRINT_DOOR = '(api|lis|app|merge|mail)/+user\\W*$';
export const PRINT_VISIT = 'gate\\.';
export const PRINT_GATE = '127.0.0.1:8082';

/**
 * What a server behind the host says and no browser hears: on the portal's own origin these would open a sign-in window, leave
 * cookies, lead elsewhere, let other pages in or name programs. The headers above come from the host alone.
 */
export const DROPPED_ANSWER_HEADERS = [
  ...Object.keys(SECURITY_HEADERS),
  'Content-Security-Policy',
  'Cache-Control',
  'Clear-Site-Data',
  'Pragma',
  'Expires',
  'Set-Cookie',
  'WWW-Authenticate',
  'Location',
  'Refresh',
  'Link',
  'Alt-Svc',
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Credentials',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Headers',
  'Access-Control-Expose-Headers',
  'Access-Control-Max-Age',
  'X-Powered-By',
  'X-AspNet-Version',
  'X-AspNetMvc-Version',
  'X-Generator',
  'Via',
];
/** What browsers and strangers say and no server hears: with an origin a server would judge the call as a foreign one. */
export const DROPPED_CALL_HEADERS = ['Origin', 'Cookie', 'Forwarded'];

/**
 * Regular expressions that PCRE and RE2 read alike. `climbing`: an address, as it came, that would leave its folder or its server's
 * base once somebody decodes it. `logged`: as much of an address as may be written down; order numbers, print links and recovery
 * tokens stand behind it.
 */
export const ADDRESSES = {
  climbing: '^[^?]*((/|%2f|%5c)(\\.|%2e)|;)',
  wellKnown: '^/\\.well-known/[A-Za-z0-9_/-]+(\\.txt)?$',
  sourceMap: '\\.map$',
  logged: `/(assets|reports|glossary)/[A-Za-z0-9_./-]*|(${PROXIES.map(({ path }) => path).join('|')})(/[A-Za-z]+(/[A-Za-z]+)?)?|/[a-z.-]*`,
};
