import { getEventListeners } from 'node:events';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { drawInTime } from '@/reporting/draw-in-time';
import type { MadeReport, ReportEngine, ReportJob } from '@/reporting/report-engine';
import { reportJob } from '@tests/support/fixtures/report-job';

const job: ReportJob = reportJob([]);
const never = new AbortController().signal;
const stuck = () => new Promise<never>(() => undefined);

function made(content = '%PDF-1.7 …'): MadeReport {
  const pdf = new TextEncoder().encode(content);
  return { pdf, skipped: [], lessened: [], missingCharacters: [], withoutPictures: false };
}

const draw = (make: ReportEngine['make'], signal = never) => drawInTime({ make }, job, signal);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives what the engine made, and holds neither timers nor listeners, which would hold the report', async () => {
  const report = made();
  const signals: AbortSignal[] = [];
  const drawn = await draw((_job, signal) => {
    if (signal !== undefined) signals.push(signal);
    return Promise.resolve(report);
  });
  expect(drawn).toBe(report);
  expect(vi.getTimerCount()).toBe(0);
  expect(signals.map((signal) => getEventListeners(signal, 'abort').length)).toEqual([0]);
});

it('the time that the engine takes to load is not the drawing’s, and has an end of its own', async () => {
  const after = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds);
    });
  const report = made();
  const slow = (load: number): ReportEngine => ({
    prepare: () => (load === Infinity ? stuck() : after(load)),
    make: () => after(90_000).then(() => report),
  });
  const drawn = drawInTime(slow(250_000), job, never);
  await vi.advanceTimersByTimeAsync(340_000);
  expect(await drawn).toBe(report);
  const late = drawInTime(slow(Infinity), job, never).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await late).toMatchObject({ problem: 'late' });
});

it('what is no PDF never reaches the reader, and what the engine says of its failure is passed on', async () => {
  for (const content of ['', '<html>', '%PD']) {
    await expect(
      draw(() => Promise.resolve(made(content))),
      content,
    ).rejects.toMatchObject({ name: 'ReportEngineError', problem: 'failed' });
  }
  const failing = draw(() => Promise.reject(new Error('the font is missing')));
  await expect(failing).rejects.toThrow('the font is missing');
});

it('stops a drawing after a hundred seconds, and the engine with it', async () => {
  let told: AbortSignal | undefined;
  const drawing = draw((_job, signal) => {
    told = signal;
    return stuck();
  });
  const outcome = drawing.catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(99_999);
  expect(told?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ name: 'ReportEngineError', problem: 'late' });
  expect(told?.aborted).toBe(true);
});

it('a cancelled drawing is no failure of the engine', async () => {
  const controller = new AbortController();
  const outcome = draw(stuck, controller.signal).catch((reason: unknown) => reason);
  controller.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
});
