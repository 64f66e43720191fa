import { afterEach, describe, expect, it, vi } from 'vitest';

import { placedTexts, valueText } from '@/ui/charts/placed-texts';
import type { Plot } from '@/ui/charts/plot';
import type { PointLabel } from '@/ui/charts/time-series';
import { textScale } from '@/ui/theme/text-scale';

vi.mock('@/ui/theme/text-scale', () => ({ textScale: vi.fn(() => 1) }));

const PLOT: Plot = {
  left: 60,
  right: 600,
  top: 20,
  bottom: 200,
  end: 628,
  xOf: (time) => time,
  yOf: (value) => 200 - value,
};
/** What a bold digit takes in the widest of the usual typefaces, in pixels. */
const DIGIT = 8.4;

const at = (x: number, text: string, y = 100) => ({ x, y, text });
const place = (...texts: readonly ReturnType<typeof at>[]) => placedTexts(texts, PLOT);

/** From where to where the letters of a placed text stand. */
function reach({ x, text, anchor }: ReturnType<typeof placedTexts>[number]) {
  const width = text.length * DIGIT * textScale();
  const from = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return [from, from + width] as const;
}

afterEach(() => {
  vi.mocked(textScale).mockReturnValue(1);
});

describe('placedTexts', () => {
  it('stands over its point where it has room', () => {
    expect(place(at(300, '95'))).toEqual([expect.objectContaining({ x: 300, anchor: 'middle' })]);
  });

  it.each([1, 2])('is whole at both edges, with texts %d times as large', (scale) => {
    vi.mocked(textScale).mockReturnValue(scale);
    for (const x of [61, 70, 100, 550, 585, 599]) {
      for (const text of ['7', '95', '13.45', '1250000', '123456.789']) {
        const [one] = place(at(x, text));
        if (one === undefined) throw new Error('left out');
        const [from, to] = reach(one);
        expect(from).toBeGreaterThanOrEqual(PLOT.left - 1);
        expect(to).toBeLessThanOrEqual(PLOT.end + 1);
      }
    }
  });

  it('leaves out what would cover one before it, and knows how large texts are', () => {
    const texts = [at(300, '95'), at(310, '96'), at(310, '97', 130), at(330, '98')];
    const textsOf = () => place(...texts).map(({ text }) => text);
    expect(textsOf()).toEqual(['95', '97', '98']);
    vi.mocked(textScale).mockReturnValue(2);
    expect(textsOf()).toEqual(['95', '97']);
    vi.mocked(textScale).mockReturnValue(3);
    expect(textsOf()).toEqual(['95']);
  });

  it('leaves out what an edge pushes over another', () => {
    const pushed = place(at(599, '123456.789'), at(540, '70'));
    expect(pushed.map(({ text }) => text)).toEqual(['123456.789']);
  });
});

describe('valueText', () => {
  const label = (value: number, side: PointLabel['side']) => ({
    time: 300,
    value,
    text: '5',
    side,
  });
  const footOf = (value: number, side: PointLabel['side']) => valueText(label(value, side), PLOT).y;

  it('stands clear of its point, however large texts are', () => {
    expect([footOf(100, 'above'), footOf(100, 'below')]).toEqual([91, 118]);
    vi.mocked(textScale).mockReturnValue(2);
    expect([footOf(100, 'above'), footOf(100, 'below')]).toEqual([91, 127]);
  });

  it('stands above a point at the axis, where no date stands', () => {
    expect(footOf(5, 'below')).toBe(186);
  });
});
