// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { ReportEngineError } from '@/reporting/report-engine';
import { runWorkbookWorker } from '@/reporting/workbook/run-workbook-worker';

const SCRIPT = '/assets/summary.worker-1.js';
const WORKBOOK = new Uint8Array([1, 2, 3]);

/** A worker that answers a job as told and knows whether it was ended. */
function stubWorker(answer: Event | null) {
  const log = { jobs: [] as unknown[], isEnded: false };
  class StubWorker extends EventTarget {
    postMessage(job: unknown) {
      log.jobs.push(job);
      if (answer !== null) setTimeout(() => this.dispatchEvent(answer));
    }
    terminate() {
      log.isEnded = true;
    }
  }
  vi.stubGlobal('Worker', StubWorker);
  return log;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { signal } = new AbortController();

it('gives the workbook or says that it failed, and ends the worker', async () => {
  const done = stubWorker(new MessageEvent('message', { data: WORKBOOK }));
  expect(await runWorkbookWorker(SCRIPT, 'job', signal)).toBe(WORKBOOK);
  expect(done).toEqual({ jobs: ['job'], isEnded: true });
  const log = stubWorker(Object.assign(new Event('error'), { message: 'broken' }));
  const made = runWorkbookWorker(SCRIPT, 'job', signal);
  await expect(made).rejects.toBeInstanceOf(ReportEngineError);
  await expect(made).rejects.toMatchObject({ problem: 'workbook' });
  expect(log.isEnded).toBe(true);
});

it.each([
  ['a newer deployment removed it', true],
  ['there is no connection', false],
])('says so where its script did not come because %s', async (_why, isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  stubWorker(new Event('error'));
  const made = runWorkbookWorker(SCRIPT, 'job', signal);
  await expect(made).rejects.toMatchObject({ name: 'MissingPartError', isOffline: !isOnline });
});

it('stops at any moment, and starts nothing once it is stopped', async () => {
  const log = stubWorker(null);
  const controller = new AbortController();
  const made = runWorkbookWorker(SCRIPT, 'job', controller.signal);
  controller.abort();
  await expect(made).rejects.toMatchObject({ name: 'AbortError' });
  expect(log.isEnded).toBe(true);
  const again = runWorkbookWorker(SCRIPT, 'again', controller.signal);
  await expect(again).rejects.toMatchObject({ name: 'AbortError' });
  expect(log.jobs).toEqual(['job']);
});
