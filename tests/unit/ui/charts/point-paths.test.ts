import { describe, expect, it } from 'vitest';

import type { Plot } from '@/ui/charts/plot';
import { pointPaths } from '@/ui/charts/point-paths';
import type { TimePoint } from '@/ui/charts/time-series';

const PLOT: Plot = {
  left: 0,
  right: 600,
  top: 0,
  bottom: 200,
  end: 628,
  xOf: (time) => time,
  yOf: (value) => 200 - value,
};
const point = (fields: Partial<TimePoint>): TimePoint => ({
  time: 100,
  value: 50,
  form: 'circle',
  tone: 'quiet',
  ...fields,
});

describe('pointPaths', () => {
  it('puts a number at its time and height, and points up what is high', () => {
    const pathOf = (form: TimePoint['form']) => pointPaths([point({ form })], PLOT)[0]?.path;
    expect(pathOf('circle')).toMatch(/^M96 150a4 4 /);
    expect(pathOf('up')).toMatch(/^M95 154h10L100 145Z$/);
    expect(pathOf('down')).toMatch(/^M95 146h10L100 155Z$/);
  });

  it('puts a text on the time axis, never at a height', () => {
    const [mark] = pointPaths([point({ value: null })], PLOT);
    expect(mark?.path).toMatch(/^M96 186/);
  });
});
