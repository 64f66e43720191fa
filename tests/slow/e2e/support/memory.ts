import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const KILOBYTE = 1024;
const MEGABYTE = 1_048_576;

/** What a page holds after its garbage was collected. */
export interface Held {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Growth that is allowed between the first sample and the last, and per step. */
export interface Allowed {
  readonly megabytes: number;
  readonly kilobytesPerStep: number;
  /** Steps between two samples. */
  readonly every: number;
}

/** Reads what the page holds, after its garbage was collected. */
export async function openScales(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  return {
    async weigh(): Promise<Held> {
      // Finalizers and detached frames go with the second run.
      for (let run = 0; run < 3; run += 1) await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
      return { heap: usedSize, nodes, listeners: jsEventListeners };
    },
  };
}

/** The slope of a straight line through values at equal distances. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / spread;
}

/** Growth over the samples, in the units of the promises. */
export function growth(samples: readonly Held[], every: number) {
  const heaps = samples.map(({ heap }) => heap);
  const change = (of: 'nodes' | 'listeners') => {
    const [first = 0, last = 0] = [samples[0]?.[of], samples.at(-1)?.[of]];
    return Math.round((1000 * (last - first)) / first) / 10;
  };
  return {
    megabytes: Math.round(((heaps.at(-1) ?? 0) - (heaps[0] ?? 0)) / (MEGABYTE / 100)) / 100,
    kilobytesPerStep: Math.round(slope(heaps) / every / (KILOBYTE / 10)) / 10,
    nodesPercent: change('nodes'),
    listenersPercent: change('listeners'),
  };
}

/** Throws when samples taken at the same screen show that something piles up. */
export function expectFlat(samples: readonly Held[], allowed: Allowed): void {
  const grown = growth(samples, allowed.every);
  expect(grown.megabytes, 'heap').toBeLessThan(allowed.megabytes);
  expect(grown.kilobytesPerStep, 'slope').toBeLessThan(allowed.kilobytesPerStep);
  expect(grown.nodesPercent, 'nodes').toBeLessThanOrEqual(1);
  expect(grown.listenersPercent, 'listeners').toBeLessThanOrEqual(1);
}
