import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Plot } from '@/ui/charts/plot';
import type { PointLabel } from '@/ui/charts/time-series';

const PLOT: Plot = {
  ...{ left: 60, right: 600, top: 20, bottom: 200, end: 628 },
  xOf: (time) => time,
  yOf: (value) => 200 - value,
};
/** What a bold digit takes in the widest of the usual typefaces, in pixels. */
const DIGIT = 8.4;

/** The functions in a browser whose reader has texts so many times as large as usual. */
async function withTexts(scale: number) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${16 * scale}px` }));
  return import('@/ui/charts/placed-texts');
}

const at = (x: number, text: string, y = 100) => ({ x, y, text });

async function place(texts: readonly ReturnType<typeof at>[], scale = 1) {
  return (await withTexts(scale)).placedTexts(texts, PLOT);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the texts of values', () => {
  it('stand over their points where they have room', async () => {
    const [one] = await place([at(300, '95')]);
    expect(one).toMatchObject({ x: 300, anchor: 'middle' });
  });

  it.each([1, 2])('are whole at both edges, %d times as large', async (scale) => {
    const { placedTexts } = await withTexts(scale);
    for (const x of [61, 70, 100, 550, 585, 599]) {
      for (const text of ['7', '95', '13.45', '1250000', '123456.789']) {
        const [one] = placedTexts([at(x, text)], PLOT);
        if (one === undefined) throw new Error('left out');
        const width = text.length * DIGIT * scale;
        const from = { start: one.x, middle: one.x - width / 2, end: one.x - width }[one.anchor];
        expect(from, `${text} at ${x}`).toBeGreaterThanOrEqual(PLOT.left - 1);
        expect(from + width, `${text} at ${x}`).toBeLessThanOrEqual(PLOT.end + 1);
      }
    }
  });

  it('are left out where they would cover one before, by their size or pushed from an edge', async () => {
    const texts = [at(300, '95'), at(310, '96'), at(310, '97', 130), at(330, '98')];
    const textsOf = async (scale: number) => (await place(texts, scale)).map(({ text }) => text);
    expect(await textsOf(1)).toEqual(['95', '97', '98']);
    expect(await textsOf(2)).toEqual(['95', '97']);
    expect(await textsOf(3)).toEqual(['95']);
    expect(await place([at(599, '123456.789'), at(540, '70')])).toHaveLength(1);
  });

  it('stand clear of their points, however large, and above a point at the axis, where no date stands', async () => {
    const footOf = async (value: number, side: PointLabel['side'], scale = 1) => {
      const label = { time: 300, value, text: '5', side };
      return (await withTexts(scale)).valueText(label, PLOT).y;
    };
    expect([await footOf(100, 'above'), await footOf(100, 'below')]).toEqual([91, 118]);
    expect([await footOf(100, 'above', 2), await footOf(100, 'below', 2)]).toEqual([91, 127]);
    expect(await footOf(5, 'below')).toBe(186);
  });
});
