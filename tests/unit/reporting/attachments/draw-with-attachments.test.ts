import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { abortSession } from '@/lib/http/request-session';
import { MissingPartError } from '@/lib/missing-part-error';
import { drawWithAttachments } from '@/reporting/builtin/attachments/draw-with-attachments';
import type { WorkerOrder } from '@/reporting/builtin/draw.worker';
import { makeReport, type FullJob } from '@/reporting/builtin/report/make-report';
import { reportJob } from '@tests/support/fixtures/report-job';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages } from '@tests/support/files/pdf-text';

import { answered, fakeWorkers, type FakeWorker } from '../fake-workers';

const { template, fonts } = await loadReportParts();
const LIMIT = 5_000;

/** What a worker does with a report; one whose attachments were given up is drawn. */
type Fate = 'hangs' | 'dies' | 'fails' | 'is missing' | 'draws';
let fate: Fate;
let workers: FakeWorker[] = [];

function answerOf(order: WorkerOrder): Event | null {
  if ('fonts' in order || 'matrix' in order || 'protection' in order) return null;
  const { givenUp } = order;
  const made = { pdf: new Uint8Array(1), missingCharacters: [], withoutPictures: false };
  switch (givenUp === undefined ? fate : 'draws') {
    case 'hangs':
      return null;
    case 'dies':
      return Object.assign(new Event('error'), { message: 'out of memory' });
    case 'fails':
      return answered('failed');
    case 'is missing':
      return new Event('error');
    case 'draws':
      return answered({ made: { ...made, skipped: givenUp ?? [], lessened: [] } });
  }
}

function jobWith(...names: string[]): FullJob {
  const job = reportJob(names.map((name) => ({ name, extension: 'pdf', file: 'x' })));
  return { ...job, template, fonts, drawn: null };
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = fakeWorkers(answerOf);
});

afterEach(() => {
  abortSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<Fate>(['hangs', 'dies', 'fails'])(
  'an attachment at which the worker %s costs the attachments, named, and never the report, nor the next one',
  async (outcome) => {
    fate = outcome;
    const drawing = drawWithAttachments(jobWith('bomba.pdf', ''), undefined, LIMIT);
    await vi.advanceTimersByTimeAsync(LIMIT);
    expect((await drawing).skipped).toEqual([
      { name: 'bomba.pdf', reason: 'unfinished' },
      { name: 'pdf', reason: 'unfinished' },
    ]);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    fate = 'draws';
    expect((await drawWithAttachments(jobWith('bueno.pdf'), undefined, LIMIT)).skipped).toEqual([]);
    abortSession();
    expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  },
);

it('no attachment is given up because a part of the portal did not come', async () => {
  fate = 'is missing';
  const drawing = drawWithAttachments(jobWith('bueno.pdf'), undefined, LIMIT);
  await expect(drawing).rejects.toBeInstanceOf(MissingPartError);
  expect(workers).toHaveLength(1);
});

it('results that cannot be drawn are no report', async () => {
  fate = 'fails';
  const failing = drawWithAttachments(jobWith(), undefined, LIMIT);
  await expect(failing).rejects.toMatchObject({ name: 'ReportEngineError' });
});

it('a reader who leaves gets no second drawing', async () => {
  fate = 'hangs';
  const leaving = new AbortController();
  const drawing = drawWithAttachments(jobWith('a.pdf'), leaving.signal, LIMIT);
  const outcome = drawing.catch((reason: unknown) => reason);
  leaving.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
  expect(workers).toHaveLength(1);
});

it('the report names on paper what was given up', async () => {
  vi.useRealTimers();
  const givenUp = [{ name: 'bomba.pdf', reason: 'unfinished' as const }];
  const report = await makeReport({ ...jobWith(), givenUp });
  expect(report.skipped).toEqual(givenUp);
  const pages = await pdfPages(report.pdf);
  expect(pages.at(-1)).toContain('bomba.pdf');
  expect(pages.length).toBeGreaterThan(1);
});
