import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { abortSession } from '@/lib/http/request-session';
import { MissingPartError } from '@/lib/missing-part-error';
import { drawInWorker, protectInWorker, warmWorker } from '@/reporting/builtin/draw-in-worker';
import type { WorkerAnswer, WorkerOrder } from '@/reporting/builtin/draw.worker';
import type { DocumentJob } from '@/reporting/builtin/make-document';
import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';
import type { SummaryJob } from '@/reporting/zip/summary-job';
import { summaryWorkbook } from '@/reporting/zip/summary-workbook';

const bytes = new Uint8Array(1);
const typeface = (): ReportFonts => ({
  regular: bytes,
  bold: bytes,
  italic: bytes,
  boldItalic: bytes,
});
const MINUTE = 60_000;
const made = { pdf: bytes, skipped: [], missingCharacters: [], withoutPictures: false };
const fonts = typeface();

let workers: FakeWorker[] = [];
/** What the workers answer to a document; null for one that hangs. */
let answers: () => { readonly data: WorkerAnswer } | null;

class FakeWorker extends EventTarget {
  readonly taken: WorkerOrder[] = [];
  isEnded = false;

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(order: WorkerOrder): void {
    this.taken.push(order);
    const answer = 'fonts' in order ? null : answers();
    if (answer === null) return;
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', answer)));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const draw = (signal?: AbortSignal, own = fonts) =>
  drawInWorker({ fonts: own, language: 'es' } as DocumentJob, signal);

beforeEach(() => {
  workers = [];
  answers = () => ({ data: { made } });
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  vi.stubGlobal('document', { baseURI: 'https://portal.test/' });
  vi.stubGlobal('window', { location: { origin: 'https://portal.test' } });
});

afterEach(() => {
  abortSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives a worker the typeface first, and one document after another', async () => {
  expect(await draw()).toBe(made);
  await draw();
  await draw();
  expect(workers.map(({ taken }) => taken)).toEqual([
    [{ fonts }, { language: 'es' }, { language: 'es' }, { language: 'es' }],
  ]);
  expect(workers[0]?.isEnded).toBe(false);
});

it('ends a worker that waited three minutes for another document', async () => {
  vi.useFakeTimers();
  await draw();
  vi.advanceTimersByTime(2 * MINUTE);
  await draw();
  vi.advanceTimersByTime(3 * MINUTE - 1);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  expect(vi.getTimerCount()).toBe(0);
  await draw();
  expect(workers).toHaveLength(2);
});

it('ends the waiting worker with the session (C2)', async () => {
  await draw();
  abortSession();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  await draw();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

it('the summary of a zip gets the memory of the workers that wait, and takes none from one that draws', async () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
  await Promise.all([draw(), draw()]);
  answers = () => null;
  const stop = new AbortController();
  const drawing = draw(stop.signal);
  const summary = summaryWorkbook({} as SummaryJob, stop.signal);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false, false]);
  stop.abort();
  await expect(drawing).rejects.toThrow('stopped');
  await expect(summary).rejects.toThrow('stopped');
});

it('keeps no worker that drew for a session that ended meanwhile (C2)', async () => {
  const drawing = draw();
  abortSession();
  await drawing;
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
});

it.each([
  [2, 1],
  [4, 3],
  [16, 4],
])('with %i cores keeps %i of five workers that drew at once', async (cores, kept) => {
  vi.stubGlobal('navigator', { hardwareConcurrency: cores });
  await Promise.all(Array.from({ length: 5 }, () => draw()));
  expect(workers.filter(({ isEnded }) => !isEnded)).toHaveLength(kept);
  await Promise.all(Array.from({ length: kept }, () => draw()));
  expect(workers).toHaveLength(5);
  abortSession();
  expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
});

it('ends the workers too many after their three minutes while one goes on drawing', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
  await Promise.all([draw(), draw(), draw()]);
  for (let minute = 0; minute < 4; minute += 1) {
    vi.advanceTimersByTime(MINUTE);
    await draw();
  }
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true, false]);
});

describe('a worker that is ready before the first document', () => {
  it('draws it, and is not the second of its kind', async () => {
    warmWorker(fonts);
    warmWorker(fonts);
    expect(workers.map(({ taken }) => taken)).toEqual([[{ fonts }]]);
    await draw();
    warmWorker(fonts);
    expect(workers).toHaveLength(1);
  });

  it('is the one that draws: whoever asks while results are read gets no second one', async () => {
    const drawing = draw();
    warmWorker(fonts);
    await drawing;
    warmWorker(fonts);
    expect(workers).toHaveLength(1);
  });

  it('is another one after a document that broke', async () => {
    answers = () => ({ data: 'failed' });
    await expect(draw()).rejects.toThrow();
    warmWorker(fonts);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  it('whose script did not come is none: the document has another one', async () => {
    warmWorker(fonts);
    workers[0]?.dispatchEvent(new Event('error'));
    expect(workers[0]?.isEnded).toBe(true);
    expect(await draw()).toBe(made);
    expect(workers[1]?.taken).toEqual([{ fonts }, { language: 'es' }]);
  });

  it('ends with the session, or after three minutes without a document', () => {
    vi.useFakeTimers();
    warmWorker(fonts);
    abortSession();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    warmWorker(fonts);
    vi.advanceTimersByTime(3 * MINUTE);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  });
});

it('starts anew for another typeface', async () => {
  await draw();
  await draw(undefined, typeface());
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

describe('a finished document to protect', () => {
  const protection = { pdf: bytes, password: '1098765432' };

  it('needs no typeface', async () => {
    expect(await protectInWorker(protection, undefined)).toBe(made.pdf);
    expect(workers.map(({ taken, isEnded }) => [taken, isEnded])).toEqual([
      [[{ protection }], false],
    ]);
  });

  it('goes to the worker that drew it, which keeps its typeface', async () => {
    await draw();
    await protectInWorker(protection, undefined);
    await draw();
    expect(workers).toHaveLength(1);
    expect(workers[0]?.taken.filter((order) => 'fonts' in order)).toHaveLength(1);
  });

  it('fails where it could not be protected', async () => {
    answers = () => ({ data: 'failed' });
    await expect(protectInWorker(protection, undefined)).rejects.toThrow('could not be drawn');
  });
});

it('leaves nothing of a broken document to the next one', async () => {
  answers = () => ({ data: 'failed' });
  await expect(draw()).rejects.toThrow('could not be drawn');
  expect(workers[0]?.isEnded).toBe(true);
  answers = () => ({ data: { made } });
  await draw();
  expect(workers).toHaveLength(2);
});

it('an abort ends the work at once', async () => {
  answers = () => null;
  const stop = new AbortController();
  const drawing = draw(stop.signal);
  stop.abort();
  await expect(drawing).rejects.toThrow('stopped');
  expect(workers[0]?.isEnded).toBe(true);
});

it('a worker that breaks down is a report that failed', async () => {
  answers = () => null;
  const drawing = draw();
  workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  await expect(drawing).rejects.toThrow('could not be drawn');
});

describe('D3: a part that a newer deployment removed is named as such', () => {
  it("where it is the worker's script", async () => {
    answers = () => null;
    const drawing = draw();
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(drawing).rejects.toBeInstanceOf(MissingPartError);
  });

  it('where the worker loads it', async () => {
    answers = () => ({ data: 'missing-part' });
    await expect(draw()).rejects.toBeInstanceOf(MissingPartError);
    expect(workers[0]?.isEnded).toBe(true);
  });
});
