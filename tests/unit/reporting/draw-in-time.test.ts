import { getEventListeners } from 'node:events';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { drawInTime } from '@/reporting/draw-in-time';
import type { MadeReport, ReportEngine, ReportJob } from '@/reporting/report-engine';
import { reportJob } from '@tests/support/fixtures/report-job';

const job: ReportJob = reportJob([]);
const never = new AbortController().signal;

function made(content: string): MadeReport {
  const pdf = new TextEncoder().encode(content);
  return { pdf, skipped: [], missingCharacters: [], withoutPictures: false };
}

function engine(make: ReportEngine['make']): ReportEngine {
  return { make: vi.fn(make) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives what the engine made and leaves no timer behind', async () => {
  const report = made('%PDF-1.7 …');
  expect(
    await drawInTime(
      engine(() => Promise.resolve(report)),
      job,
      never,
    ),
  ).toBe(report);
  expect(vi.getTimerCount()).toBe(0);
});

it('listens to nothing once it is done: whoever is listened to holds the report (G4)', async () => {
  const signals: AbortSignal[] = [];
  const listening = (signal: AbortSignal | undefined) => {
    if (signal !== undefined) signals.push(signal);
    return Promise.resolve(made('%PDF-1.7 …'));
  };
  await drawInTime(
    engine((_job, signal) => listening(signal)),
    job,
    never,
  );
  expect(signals.map((signal) => getEventListeners(signal, 'abort').length)).toEqual([0]);
});

it('the time that the engine takes to load is not the drawing’s, and has an end of its own', async () => {
  const after = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds);
    });
  const report = made('%PDF-1.7 …');
  const slow = (load: number): ReportEngine => ({
    prepare: () => (load === Infinity ? new Promise(() => undefined) : after(load)),
    make: () => after(90_000).then(() => report),
  });
  const drawn = drawInTime(slow(250_000), job, never);
  await vi.advanceTimersByTimeAsync(340_000);
  expect(await drawn).toBe(report);
  const stuck = drawInTime(slow(Infinity), job, never).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await stuck).toMatchObject({ problem: 'late' });
});

it.each([
  ['nothing', ''],
  ['a page of the host', '<html>'],
  ['half a head', '%PD'],
])('a report that is %s never reaches the reader (F12)', async (_case, content) => {
  const drawing = drawInTime(
    engine(() => Promise.resolve(made(content))),
    job,
    never,
  );
  await expect(drawing).rejects.toMatchObject({ name: 'ReportEngineError', problem: 'failed' });
});

it('stops a drawing after a hundred seconds, and the engine with it', async () => {
  let told: AbortSignal | undefined;
  const slow = engine((_job, signal) => {
    told = signal;
    return new Promise(() => undefined);
  });
  const drawing = drawInTime(slow, job, never);
  const outcome = drawing.catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(99_999);
  expect(told?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ name: 'ReportEngineError', problem: 'late' });
  expect(told?.aborted).toBe(true);
});

it('a cancelled drawing is no failure of the engine', async () => {
  const controller = new AbortController();
  const drawing = drawInTime(
    engine(() => new Promise(() => undefined)),
    job,
    controller.signal,
  );
  const outcome = drawing.catch((reason: unknown) => reason);
  controller.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
});

it('what the engine says of its failure is passed on', async () => {
  const failing = engine(() => Promise.reject(new Error('the font is missing')));
  await expect(drawInTime(failing, job, never)).rejects.toThrow('the font is missing');
});
