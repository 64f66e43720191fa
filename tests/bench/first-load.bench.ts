import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';

import { compare } from './support/comparison';
import { inTurn } from './support/measure';
import { BUILT_PEERS } from './support/peers';

const RUNS = 3;
/** A phone on a poor network: milliseconds a way and back, bytes a second, and how many times slower than this machine. */
const FAST_3G = {
  offline: false,
  latency: 562,
  downloadThroughput: 180_000,
  uploadThroughput: 84_000,
};
const SLOWER = 4;
const PASSWORD = 'input[type="password"]';

/** The form with nothing behind it. */
const STATIC = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Consulta de resultados</title><style>body{margin:0;font:16px system-ui;display:grid;place-items:center;min-height:100vh}
form{display:grid;gap:1rem;width:min(24rem,90vw)}label{display:grid}input,button{padding:.6rem;font:inherit}</style>
<main><form><h1>Consulta de resultados</h1><label>Usuario<input name="user"></label>
<label>Contraseña<input name="password" type="password"></label><button>Iniciar sesión</button></form></main></html>`;
const SCRIPTED = (name: string) => `<!doctype html><html lang="es"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><script type="module" src="/${name}.js"></script><body></body></html>`;

/** Address of a host of peers that compresses what it sends, as the portal's does. */
async function servePeers(): Promise<string> {
  const pages = new Map([
    ['/static', STATIC],
    ['/login', SCRIPTED('login')],
  ]);
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const page = pages.get(path);
    const type = page === undefined ? 'text/javascript' : 'text/html';
    const content = page ?? readFile(join(BUILT_PEERS, path));
    void Promise.resolve(content).then(
      (body) => {
        response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
        response.end(gzipSync(body));
      },
      () => {
        response.writeHead(404).end();
      },
    );
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}`;
}

/** Milliseconds from the address to the first frame with a password's field that can be typed in, in a browser that was never there. */
async function formAfter(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    bypassCSP: false,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript((field) => {
    const look = () => {
      const found = document.querySelector<HTMLInputElement>(field);
      if (found === null || found.disabled || found.getClientRects().length === 0) {
        requestAnimationFrame(look);
        return;
      }
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          document.documentElement.dataset['formAt'] = String(performance.now());
        });
      });
    };
    look();
  }, PASSWORD);
  await page.goto(address, { waitUntil: 'commit' });
  const told = page.locator('html[data-form-at]');
  await expect(told).toBeAttached();
  const at = Number(await told.getAttribute('data-form-at'));
  await context.close();
  return at;
}

test('first load of the login on a phone and a poor network', async ({ browser, baseURL }) => {
  const peers = await servePeers();
  const { portal, form, MUI } = await inTurn(RUNS, {
    portal: () => formAfter(browser, `${String(baseURL)}/`),
    form: () => formAfter(browser, `${peers}/static`),
    MUI: () => formAfter(browser, `${peers}/login`),
  });
  const owed = { timesLimit: 1.5 };
  await compare({
    job: 'login, until it can be typed in (wall)',
    portal,
    peers: { MUI },
    limit: form,
    owed,
  });
});
