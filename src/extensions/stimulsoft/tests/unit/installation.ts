import { readFile } from 'node:fs/promises';

import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { buildReportData } from '@/domain/reports/content/build-report-data';
import type { ReportJob } from '@/reporting/report-engine';
import { reportOrder, reportTest } from '@tests/support/fixtures/report-order';

import { fakeEngine, type FakeBehaviour, type FakeEngine } from './fake-vendor';
import { legacySetting } from './legacy-setting';

const { origin } = window.location;
/** The key of the runtime file. */
export const KEY = 'not-a-real-key';
/** What the runtime file says of the engine. */
export const STIMULSOFT = { scriptsUrl: '/reports/stimulsoft', licenseKey: KEY };
/** The vendor's scripts. */
export const FILES = ['stimulsoft.reports.engine.js', 'stimulsoft.reports.export.js'];

const server = setupServer();
/** Files of the installation that were asked for. */
export const asked: string[] = [];

/** The files of the installation; templates by name over the one that ships. */
export function serve(
  templates: Readonly<Record<string, string>> = {},
  config: object = STIMULSOFT,
) {
  server.use(
    http.get(`${origin}/config.json`, () =>
      HttpResponse.json({ reportEngine: 'stimulsoft', stimulsoft: config }),
    ),
    http.get(`${origin}/reports/*`, async ({ params }) => {
      const name = decodeURIComponent(String(params['0']));
      asked.push(name);
      const own = templates[name];
      if (own !== undefined) return new HttpResponse(own);
      const bytes = await readFile(`reports/${name}`).catch(() => null);
      return bytes === null
        ? new HttpResponse('', { status: 404 })
        : HttpResponse.arrayBuffer(new Uint8Array(bytes).buffer);
    }),
  );
}

/** Stands in for the browser's loading of script tags: jsdom loads none. The engine is there after the last. */
export function serveScripts(engine: FakeEngine | null, missing: readonly string[] = []) {
  const loaded: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    const address = script instanceof HTMLScriptElement ? script.src : '';
    loaded.push(address.replace(origin, ''));
    const isMissing = missing.some((file) => address.endsWith(file));
    if (!isMissing && engine !== null) vi.stubGlobal('Stimulsoft', engine.vendor);
    if (script instanceof HTMLScriptElement) {
      queueMicrotask(() => script.dispatchEvent(new Event(isMissing ? 'error' : 'load')));
    }
  });
  return loaded;
}

/** The report of an order with one test. */
export function job(changes: Partial<ReportJob> = {}, result = '<5'): ReportJob {
  const order = reportOrder([reportTest({ result, unit: '10<sup>6</sup>/µL' })]);
  return {
    data: buildReportData(order, legacySetting()),
    attachments: [],
    merged: null,
    language: 'es',
    template: 'reports',
    source: { order, setting: legacySetting() },
    ...changes,
  };
}

/** The engine of a page that was just opened. */
export async function open() {
  vi.resetModules();
  const { loadRuntimeConfig } = await import('@/lib/runtime-config');
  await loadRuntimeConfig();
  return (await import('@/extensions/stimulsoft/engine')).engine;
}

/** Draws a report in a page that was just opened, with a stand-in of this behaviour. */
export async function draw(behaviour: FakeBehaviour = {}, changes: Partial<ReportJob> = {}) {
  const engine = fakeEngine(behaviour);
  const loaded = serveScripts(engine);
  const made = await (await open()).make(job(changes));
  return { engine, loaded, made };
}

/** Why a page that was just opened makes no report. */
export async function failureOf(
  changes: Partial<ReportJob> = {},
  result?: string,
): Promise<string> {
  const engine = await open();
  const failure: unknown = await engine
    .make(job(changes, result))
    .catch((reason: unknown) => reason);
  return failure instanceof Error ? failure.message : 'no failure';
}

/** For a file of tests: each begins with the files that ship and without the engine. */
export function installationPerTest(): void {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(() => {
    asked.length = 0;
    serve();
  });
  afterEach(() => {
    server.resetHandlers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  afterAll(() => {
    server.close();
  });
}
