// A static host for dist/ under the production headers, for `npm start` and the end-to-end tests. Deployments use
// .config/deploy/nginx.conf or their own; this one is not hardened for the internet.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { LIS_PORT } from './environment.mjs';
import { SECURITY_HEADERS, cacheControl, contentSecurityPolicy } from './headers.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mrt': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = /text|json|javascript|svg|ttf/;
const compress = promisify(gzip);
/** What the browser forgets at the end of a session. */
const CLEAR_SITE_DATA = '"cache", "storage"';

/**
 * The runtime file of the demo: the five bases of the demo laboratory, on the host name that the visitor used.
 * @param {string} hostname
 */
export function demoConfig(hostname) {
  const laboratory = `http://${hostname}:${LIS_PORT}`;
  return {
    serviceUrl: `${laboratory}/service`,
    mailUrl: `${laboratory}/mail`,
    appServerUrl: `${laboratory}/app`,
    mergeUrl: '',
    lisUrl: '',
    allowedOrigins: [laboratory],
    authScheme: 'Bearer',
    language: process.env.PORTAL_LANGUAGE ?? 'es',
    timeZone: 'America/Bogota',
  };
}

/** A path of the site as a file below `directory`; a screen's address is answered by the app itself. */
async function find(directory, path) {
  const file = normalize(join(directory, path));
  if (file.startsWith(directory) && extname(file) !== '' && !/\/\.|\.map$/.test(path)) {
    return { file, body: await readFile(file).catch(() => null) };
  }
  if (/^\/(assets|reports)\/|\/\.|\.map$/.test(path)) return { file, body: null };
  const index = join(directory, 'index.html');
  return { file: index, body: await readFile(index) };
}

async function answer(directory, request) {
  const { pathname, hostname } = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const connect = [`http://${hostname}:${LIS_PORT}`];
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy(connect),
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, headers: { ...headers, 'Cache-Control': 'no-store' }, body: '' };
  }
  if (pathname === '/config.json') {
    const body = JSON.stringify(demoConfig(hostname), null, 2);
    return {
      status: 200,
      headers: { ...headers, 'Content-Type': TYPES['.json'], 'Cache-Control': 'no-store' },
      body,
    };
  }
  if (pathname === '/signed-out') {
    const clear = { 'Cache-Control': 'no-store', 'Clear-Site-Data': CLEAR_SITE_DATA };
    return { status: 204, headers: { ...headers, ...clear }, body: undefined };
  }
  const { file, body } = await find(directory, decodeURIComponent(pathname));
  const status = body === null ? 404 : 200;
  const type =
    status === 200 ? (TYPES[extname(file)] ?? 'application/octet-stream') : TYPES['.txt'];
  const all = { ...headers, 'Content-Type': type, 'Cache-Control': cacheControl(pathname, status) };
  if (body === null) return { status, headers: all, body: '404' };
  if (!COMPRESSIBLE.test(type) || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
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
 * @param {{ directory: string, port: number }} options
 */
export function startHost({ directory, port }) {
  const server = createServer((request, response) => {
    answer(directory, request).then(
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
