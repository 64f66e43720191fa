import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { beginBatch, drawInWorker, protectInWorker } from '@/reporting/builtin/draw-in-worker';
import type { WorkerAnswer, WorkerOrder } from '@/reporting/builtin/draw.worker';
import type { DocumentJob } from '@/reporting/builtin/make-document';
import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';

const bytes = new Uint8Array(1);
const typeface = (): ReportFonts => ({
  regular: bytes,
  bold: bytes,
  italic: bytes,
  boldItalic: bytes,
});
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
  vi.stubGlobal('document', { baseURI: 'https://portal.test/' });
  vi.stubGlobal('window', { location: { origin: 'https://portal.test' } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives every document a worker of its own, with the typeface first', async () => {
  expect(await draw()).toBe(made);
  await draw();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  expect(workers[0]?.taken).toEqual([{ fonts }, { language: 'es' }]);
});

it('draws a batch in one worker, which ends with the batch', async () => {
  const end = beginBatch();
  await draw();
  await draw();
  await draw();
  expect(workers).toHaveLength(1);
  expect(workers[0]?.taken.filter((order) => 'fonts' in order)).toHaveLength(1);
  expect(workers[0]?.isEnded).toBe(false);
  end();
  expect(workers[0]?.isEnded).toBe(true);
  await draw();
  expect(workers).toHaveLength(2);
});

it('keeps the worker of two batches until the last one ends', async () => {
  const [end, endOther] = [beginBatch(), beginBatch()];
  await draw();
  end();
  expect(workers[0]?.isEnded).toBe(false);
  endOther();
  expect(workers[0]?.isEnded).toBe(true);
});

it('draws two documents at once in two workers, and keeps one', async () => {
  const end = beginBatch();
  await Promise.all([draw(), draw()]);
  expect(workers.filter(({ isEnded }) => !isEnded)).toHaveLength(1);
  end();
  expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
});

it('starts anew for another typeface', async () => {
  const end = beginBatch();
  await draw();
  await draw(undefined, typeface());
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  end();
});

describe('a finished document to protect', () => {
  const protection = { pdf: bytes, password: '1098765432' };

  it('needs no typeface, and a worker of its own outside of a batch', async () => {
    expect(await protectInWorker(protection, undefined)).toBe(made.pdf);
    expect(workers.map(({ taken, isEnded }) => [taken, isEnded])).toEqual([
      [[{ protection }], true],
    ]);
  });

  it('goes to the worker that drew it in a batch, which keeps its typeface', async () => {
    const end = beginBatch();
    await draw();
    await protectInWorker(protection, undefined);
    await draw();
    expect(workers).toHaveLength(1);
    expect(workers[0]?.taken.filter((order) => 'fonts' in order)).toHaveLength(1);
    end();
  });

  it('fails where it could not be protected', async () => {
    answers = () => ({ data: null });
    await expect(protectInWorker(protection, undefined)).rejects.toThrow('could not be drawn');
  });
});

it('leaves nothing of a broken document to the next one', async () => {
  const end = beginBatch();
  answers = () => ({ data: null });
  await expect(draw()).rejects.toThrow('could not be drawn');
  expect(workers[0]?.isEnded).toBe(true);
  answers = () => ({ data: { made } });
  await draw();
  expect(workers).toHaveLength(2);
  end();
});

it('an abort ends the work at once', async () => {
  const end = beginBatch();
  answers = () => null;
  const stop = new AbortController();
  const drawing = draw(stop.signal);
  stop.abort();
  await expect(drawing).rejects.toThrow('stopped');
  expect(workers[0]?.isEnded).toBe(true);
  end();
});

it('a worker that breaks down is a report that failed', async () => {
  answers = () => null;
  const drawing = draw();
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(drawing).rejects.toThrow('could not be drawn');
});
