// A static host for dist/ under the production headers, for `npm start` and the end-to-end tests. Deployments use the files of
// tools/hosting or their own; this one is not hardened for the internet, and passes nothing on: the demo laboratory is called at
// its own origin.
import { readFile } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { LIS_PORT } from './environment.mjs';
import {
  ADDRESSES,
  CLEAR_SITE_DATA,
  COMPRESSED,
  SINGLE_FILES,
  KEPT,
  MEDIA_TYPES,
  NOT_KEPT,
  PRINT_DOOR,
  PRINT_VISIT,
  SECURITY_HEADERS,
  SIGNED_OUT,
  cacheControl,
  contentSecurityPolicy,
} from '../../tools/hosting/headers.mjs';

const TEXT = /^(text|application)\//;
/** What a file is called on the wire, by the end of its name. */
const TYPES = Object.fromEntries(
  Object.entries(MEDIA_TYPES).flatMap(([type, ends]) =>
    ends.map((end) => [`.${end}`, TEXT.test(type) ? `${type}; charset=utf-8` : type]),
  ),
);
const CLIMBING = new RegExp(ADDRESSES.climbing, 'i');
const SOURCE_MAP = new RegExp(ADDRESSES.sourceMap);
const compress = promisify(gzip);

/**
 * The runtime file of the demo: the five bases of the demo laboratory, on the host name that the visitor used.
 * @param {string} hostname
 * @param {boolean} isGated the print gate's calls are the portal's own
 */
export function demoConfig(hostname, isGated = false) {
  const laboratory = `http://${hostname}:${LIS_PORT}`;
  return {
    serviceUrl: `${laboratory}/service`,
    mailUrl: `${laboratory}/mail`,
    appServerUrl: isGated ? '/app' : `${laboratory}/app`,
    mergeUrl: '',
    lisUrl: isGated ? '/lis' : '',
    printGate: isGated,
    allowedOrigins: [laboratory],
    authScheme: process.env.PORTAL_AUTH_SCHEME ?? 'Bearer',
    phone: '(601) 555 0190',
    ...(process.env['START_DAYS'] !== undefined && {
      startDays: Number(process.env['START_DAYS']),
    }),
    language: process.env.PORTAL_LANGUAGE ?? 'es',
    timeZone: 'America/Bogota',
  };
}

/** A path of the site as a file below `directory`; a screen's address is answered by the app itself. */
async function find(directory, path) {
  const file = normalize(join(directory, path));
  if (file.startsWith(directory) && (extname(file) !== '' || SINGLE_FILES.includes(path))) {
    return { file, body: await readFile(file).catch(() => null) };
  }
  if (Object.keys(KEPT).some((folder) => path.startsWith(folder))) return { file, body: null };
  const index = join(directory, 'index.html');
  return { file: index, body: await readFile(index) };
}

/** Where the print gate is, or else the laboratory, for the calls that a host with a gate passes on; null for all others. */
function behind({ url, headers }, gate) {
  const isCall = /^\/(app|lis)\//.test(url);
  if (gate === undefined || !isCall || CLIMBING.test(url)) return null;
  const isVisit = new RegExp(PRINT_VISIT).test(headers.authorization ?? '');
  const isGates = isVisit ? url.startsWith('/lis/') : new RegExp(`/${PRINT_DOOR}`, 'i').test(url);
  return isGates ? gate : `127.0.0.1:${LIS_PORT}`;
}

function passOn(to, request, response) {
  const { method, url, socket } = request;
  const headers = { ...request.headers, 'x-forwarded-for': socket.remoteAddress };
  const call = ask(`http://${to}${url}`, { method, headers }, (answered) => {
    response.writeHead(answered.statusCode, answered.headers);
    answered.pipe(response);
  });
  call.once('error', () => response.destroy());
  request.pipe(call);
}

async function answer(directory, request, isGated) {
  const { method, url = '/' } = request;
  const { pathname, hostname } = new URL(url, `http://${request.headers.host}`);
  const path = decodeURIComponent(pathname);
  const connect = [`http://${hostname}:${LIS_PORT}`];
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy(connect),
  };
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { ...headers, 'Cache-Control': NOT_KEPT }, body: '' };
  }
  if (pathname === '/config.json') {
    const body = JSON.stringify(demoConfig(hostname, isGated), null, 2);
    return {
      status: 200,
      headers: { ...headers, 'Content-Type': TYPES['.json'], 'Cache-Control': NOT_KEPT },
      body,
    };
  }
  if (pathname === SIGNED_OUT) {
    const clear = { 'Cache-Control': NOT_KEPT, 'Clear-Site-Data': CLEAR_SITE_DATA };
    return { status: 204, headers: { ...headers, ...clear }, body: undefined };
  }
  const isHidden = CLIMBING.test(url) || SOURCE_MAP.test(path);
  const { file, body } = isHidden ? { file: path, body: null } : await find(directory, path);
  const status = body === null ? 404 : 200;
  // A file without an end is a word, as /healthz.
  const end = status === 200 ? extname(file) || '.txt' : '.txt';
  const type = TYPES[end] ?? 'application/octet-stream';
  const all = { ...headers, 'Content-Type': type, 'Cache-Control': cacheControl(pathname, status) };
  if (body === null) return { status, headers: all, body: '404' };
  if (
    !COMPRESSED.includes(type.split(';')[0]) ||
    !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  ) {
    return { status, headers: all, body };
  }
  return {
    status,
    headers: { ...all, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' },
    body: await compress(body),
  };
}

/**
 * Serves `directory` on `port`; resolves when it listens.
 * @param {{ directory: string, port: number, gate?: string }} options where a print gate listens, if one stands before the laboratory
 */
export function startHost({ directory, port, gate }) {
  const server = createServer((request, response) => {
    const to = behind(request, gate);
    if (to !== null) return passOn(to, request, response);
    return answer(directory, request, gate !== undefined).then(
      ({ status, headers, body }) => {
        response.writeHead(status, headers);
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      () => {
        response.writeHead(400, SECURITY_HEADERS);
        response.end();
      },
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, process.env.HOST ?? '127.0.0.1', () => resolve(server));
  });
}
