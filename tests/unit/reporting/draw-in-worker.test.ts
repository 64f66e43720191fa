import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { abortSession } from '@/lib/http/request-session';
import { MissingPartError } from '@/lib/missing-part-error';
import { drawInWorker, protectInWorker, warmWorker } from '@/reporting/builtin/draw-in-worker';
import type { WorkerAnswer } from '@/reporting/builtin/draw.worker';
import type { DocumentJob } from '@/reporting/builtin/make-document';
import { drawingsAtOnce } from '@/reporting/drawings-at-once';
import type { SummaryJob } from '@/reporting/zip/summary-job';
import { summaryWorkbook } from '@/reporting/zip/summary-workbook';

import { answered, fakeWorkers, type FakeWorker } from './fake-workers';

const bytes = new Uint8Array(1);
const fonts = { regular: bytes, bold: bytes, italic: bytes, boldItalic: bytes };
const MINUTE = 60_000;
const made = {
  pdf: bytes,
  skipped: [],
  lessened: [],
  missingCharacters: [],
  withoutPictures: false,
};

let workers: FakeWorker[] = [];
/** What the workers answer to a document; null for those that hang. */
let answer: WorkerAnswer | null;

const draw = (signal?: AbortSignal, own = fonts) =>
  drawInWorker({ fonts: own, language: 'es' } as DocumentJob, signal);
const ended = () => workers.map(({ isEnded }) => isEnded);
const withCores = (hardwareConcurrency: number) =>
  vi.stubGlobal('navigator', { hardwareConcurrency });

beforeEach(() => {
  answer = { made };
  workers = fakeWorkers((order) => ('fonts' in order || answer === null ? null : answered(answer)));
});

afterEach(() => {
  abortSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives a worker the typeface first, then one document after another; another typeface has another worker', async () => {
  expect(await draw()).toBe(made);
  await draw();
  await draw();
  expect(workers.map(({ taken }) => taken)).toEqual([
    [{ fonts }, { language: 'es' }, { language: 'es' }, { language: 'es' }],
  ]);
  expect(ended()).toEqual([false]);
  await draw(undefined, { ...fonts });
  expect(ended()).toEqual([true, false]);
});

it('ends a worker that waited three minutes for another document', async () => {
  vi.useFakeTimers();
  await draw();
  vi.advanceTimersByTime(2 * MINUTE);
  await draw();
  vi.advanceTimersByTime(3 * MINUTE - 1);
  expect(ended()).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(ended()).toEqual([true]);
  expect(vi.getTimerCount()).toBe(0);
  await draw();
  expect(workers).toHaveLength(2);
});

it('ends with the session: the worker that waits, and the one that drew meanwhile', async () => {
  await draw();
  abortSession();
  expect(ended()).toEqual([true]);
  const drawing = draw();
  abortSession();
  await drawing;
  expect(ended()).toEqual([true, true]);
});

it('the summary of a zip gets the memory of the workers that wait, and takes none from one that draws', async () => {
  withCores(4);
  await Promise.all([draw(), draw()]);
  answer = null;
  const stop = new AbortController();
  const drawing = draw(stop.signal);
  const summary = summaryWorkbook({} as SummaryJob, stop.signal);
  expect(ended()).toEqual([true, false, false]);
  stop.abort();
  await expect(drawing).rejects.toThrow('stopped');
  await expect(summary).rejects.toThrow('stopped');
});

it.each([
  [2, 1],
  [4, 3],
  [16, 4],
])('with %i cores keeps %i of five workers that drew at once', async (cores, kept) => {
  withCores(cores);
  await Promise.all(Array.from({ length: 5 }, () => draw()));
  expect(ended().filter((isEnded) => !isEnded)).toHaveLength(kept);
  await Promise.all(Array.from({ length: kept }, () => draw()));
  expect(workers).toHaveLength(5);
  abortSession();
  expect(ended()).not.toContain(false);
});

it('ends the workers too many after their three minutes while one goes on drawing', async () => {
  vi.useFakeTimers();
  withCores(4);
  await Promise.all([draw(), draw(), draw()]);
  for (let minute = 0; minute < 4; minute += 1) {
    vi.advanceTimersByTime(MINUTE);
    await draw();
  }
  expect(ended()).toEqual([true, true, false]);
});

describe('a worker that is ready before the first document', () => {
  it('draws it, and whoever asks once more or while one draws gets no second one', async () => {
    warmWorker(fonts);
    warmWorker(fonts);
    expect(workers.map(({ taken }) => taken)).toEqual([[{ fonts }]]);
    const drawing = draw();
    warmWorker(fonts);
    await drawing;
    warmWorker(fonts);
    expect(workers).toHaveLength(1);
  });

  it('is another one after a document that broke, or where its script did not come', async () => {
    answer = 'failed';
    await expect(draw()).rejects.toThrow();
    warmWorker(fonts);
    expect(ended()).toEqual([true, false]);
    workers[1]?.dispatchEvent(new Event('error'));
    answer = { made };
    expect(await draw()).toBe(made);
    expect(ended()).toEqual([true, true, false]);
    expect(workers[2]?.taken).toEqual([{ fonts }, { language: 'es' }]);
  });

  it('ends with the session, or after three minutes without a document', () => {
    vi.useFakeTimers();
    warmWorker(fonts);
    abortSession();
    warmWorker(fonts);
    expect(ended()).toEqual([true, false]);
    vi.advanceTimersByTime(3 * MINUTE);
    expect(ended()).toEqual([true, true]);
  });
});

it('a finished document is protected without a typeface, by the worker that drew it, or fails', async () => {
  const protection = { pdf: bytes, password: '1098765432' };
  expect(await protectInWorker(protection, undefined)).toBe(made.pdf);
  expect(workers[0]?.taken).toEqual([{ protection }]);
  await draw();
  await protectInWorker(protection, undefined);
  await draw();
  expect(workers).toHaveLength(2);
  expect(workers[1]?.taken.filter((order) => 'fonts' in order)).toHaveLength(1);
  answer = 'failed';
  await expect(protectInWorker(protection, undefined)).rejects.toThrow('could not be drawn');
});

it('what breaks is a report that failed, and leaves nothing to the next one', async () => {
  answer = 'failed';
  await expect(draw()).rejects.toThrow('could not be drawn');
  answer = null;
  const drawing = draw();
  workers[1]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  await expect(drawing).rejects.toThrow('could not be drawn');
  answer = { made };
  await draw();
  expect(ended()).toEqual([true, true, false]);
});

it('an abort ends the work at once', async () => {
  answer = null;
  const stop = new AbortController();
  const drawing = draw(stop.signal);
  stop.abort();
  await expect(drawing).rejects.toThrow('stopped');
  expect(ended()).toEqual([true]);
});

it("a part that a newer deployment removed is named as such: the worker's script, and what it loads", async () => {
  answer = null;
  const drawing = draw();
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(drawing).rejects.toBeInstanceOf(MissingPartError);
  answer = 'missing-part';
  await expect(draw()).rejects.toBeInstanceOf(MissingPartError);
  expect(ended()).toEqual([true, true]);
});

it.each([
  [1, 8, 1],
  [2, 8, 1],
  [3, 8, 2],
  [5, 8, 4],
  [64, 8, 4],
  [8, 4, 4],
  // One where memory is short.
  [8, 2, 1],
  [8, 0.25, 1],
  // The cores decide where a browser does not tell its memory.
  [6, undefined, 4],
])('with %i cores and %s GB draws %i at once', (hardwareConcurrency, deviceMemory, at) => {
  const memory = deviceMemory === undefined ? {} : { deviceMemory };
  expect(drawingsAtOnce({ hardwareConcurrency, ...memory })).toBe(at);
});
