// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import type { TimePoint, TimeSeries } from '@/ui/charts/time-series';
import { TimeSeriesChart } from '@/ui/charts/time-series-chart';

const POINTS = 500;
const DAY = 86_400_000;
const NOTHING: TimeSeries = {
  ...{ points: [], lines: [], bands: [], breaks: [], unknown: [], labels: [] },
};

afterEach(cleanup);

interface Drawn extends Partial<TimeSeries> {
  readonly second?: Partial<TimeSeries>;
}

function chartOf({ second, ...series }: Drawn, onChoose: (point: TimePoint) => void = vi.fn()) {
  const ticks = [0, 20, 40].map((value) => ({ value, text: `tick ${value}` }));
  return (
    <TimeSeriesChart
      label="Glucosa"
      series={{ ...NOTHING, ...series }}
      second={second && { ...NOTHING, ...second }}
      unit="mg/dL"
      timeAxis={{ from: 0, to: POINTS * DAY, ticks: [{ value: 0, text: '1970' }] }}
      valueAxis={{ from: 0, to: 40, ticks }}
      width={600}
      height={240}
      breakLabel="Cambio de escala"
      unknownLabel=""
      renderTooltip={() => null}
      onChoose={onChoose}
    />
  );
}

function renderChart(series: Drawn, onChoose?: (point: TimePoint) => void) {
  return render(chartOf(series, onChoose));
}

it.each([
  ['between its limits', { min: 10, max: 30 }, [10, 30]],
  ['below its only limit', { min: null, max: 30 }, [0, 30]],
  ['above its only limit', { min: 10, max: null }, [10, 40]],
])('draws a band %s', (_case, limits, span) => {
  const { container } = renderChart({ bands: [{ from: 0, to: POINTS * DAY, ...limits }] });
  const bottom = Number(container.querySelector('.recharts-xAxis line')?.getAttribute('y1'));
  const band = container.querySelector('rect[class*="band"]');
  const [y, height] = ['y', 'height'].map((name) => Number(band?.getAttribute(name)));
  // The axis ends 20 pixels below the top, at 40.
  const valueAt = (from: number) => ((bottom - from) / (bottom - 20)) * 40;
  expect([valueAt((y ?? NaN) + (height ?? NaN)), valueAt(y ?? NaN)]).toEqual(
    span.map((value) => expect.closeTo(value, 1) as number),
  );
});

it('lets no value of one test cover that of another', () => {
  const label = (value: number, text: string) =>
    ({ time: 400 * DAY, value, text, side: 'above' }) as const;
  const drawn = (height: number) =>
    chartOf({ labels: [label(20, '25200')], second: { labels: [label(height, '51000')] } });
  const { rerender } = render(drawn(20.5));
  expect(screen.queryByText('25200')).not.toBeNull();
  expect(screen.queryByText('51000')).toBeNull();
  rerender(drawn(36));
  expect(screen.queryByText('51000')).not.toBeNull();
});

it('says once that the scale changes where it does twice in one place, and covers no value with it', () => {
  const top = { time: 104 * DAY, value: 40, text: '98', side: 'above' } as const;
  const other = { time: 400 * DAY, value: 20, text: '5.1', side: 'above' } as const;
  const { container } = renderChart({
    breaks: [100 * DAY, 110 * DAY, 350 * DAY],
    labels: [top, other],
  });
  expect(container.querySelectorAll('path[class*="break"]')).toHaveLength(3);
  expect(screen.queryAllByText('Cambio de escala')).toHaveLength(2);
  expect(screen.queryByText('98')).toBeNull();
  expect(screen.queryByText('5.1')).not.toBeNull();
});

it('leaves nothing behind of results of one instant once another time is in sight', () => {
  const one = { time: 3 * DAY, value: 35, text: '35', side: 'above' } as const;
  const other = { time: 3 * DAY, value: 2, text: '2', side: 'below' } as const;
  const last = { time: 400 * DAY, value: 20, text: '20', side: 'above' } as const;
  const line = (from: number) => [
    { time: from, value: 5 },
    { time: 400 * DAY, value: 20 },
  ];
  const all = {
    labels: [one, other, last],
    lines: [line(3 * DAY), line(3 * DAY), line(9 * DAY)],
    breaks: [3 * DAY, 3 * DAY, 9 * DAY],
  };
  const { container, rerender } = renderChart(all);
  rerender(chartOf({ labels: [last], lines: [line(9 * DAY)], breaks: [9 * DAY] }));
  const textsOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(textsOf('[class*="valueLabel"]')).toEqual(['20']);
  expect(textsOf('path[class*="_line"]')).toHaveLength(1);
  expect(textsOf('path[class*="break"]')).toHaveLength(1);
});

it('stands at the first number of an instant; what is pressed is that result, or a text as any other', async () => {
  const onChoose = vi.fn();
  const at = (day: number, value: number | null) =>
    ({ time: day * DAY, value, form: 'circle', tone: 'quiet' }) as const;
  const points = [at(1, null), at(1, 35), at(1, 5), at(2, null)];
  const { container } = renderChart({ points }, onChoose);
  const user = userEvent.setup();
  await user.tab();
  const axis = Number(container.querySelector('.recharts-xAxis line')?.getAttribute('y1'));
  const circle = Number(container.querySelector('[data-active-point]')?.getAttribute('cy'));
  // An eighth of the axis lies above 35.
  expect((axis - circle) / (axis - 20)).toBeCloseTo(35 / 40);
  await user.keyboard('{Enter}{ArrowRight}{Enter}');
  expect(onChoose.mock.calls).toEqual([[points[1]], [points[3]]]);
});
