// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';

import type { PointLabel, TimePoint, TimeSeries } from '@/ui/charts/time-series';
import { TimeSeriesChart } from '@/ui/charts/time-series-chart';

const POINTS = 500;
const DAY = 86_400_000;
const NOTHING: TimeSeries = {
  points: [],
  lines: [],
  bands: [],
  breaks: [],
  unknown: [],
  labels: [],
};

afterEach(cleanup);

/** Texts that the library lays out to see how wide they are. */
function watchMeasuredTexts(): readonly string[] {
  const texts: string[] = [];
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  measure.mockImplementation(function (this: Element) {
    if (this.id.includes('measurement')) texts.push(this.textContent);
    return new DOMRect(0, 0, 40, 12);
  });
  onTestFinished(() => {
    measure.mockRestore();
  });
  return texts;
}

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

it('measures the texts of its axes and not one for each result, and has the library draw none', () => {
  const texts = watchMeasuredTexts();
  const points = Array.from({ length: POINTS }, (_, at) => ({
    time: at * DAY,
    value: at % 40,
    form: 'circle' as const,
    tone: 'quiet' as const,
  }));
  const { container } = renderChart({ points, lines: [points] });
  expect(screen.getByRole('application').getAttribute('aria-label')).toBe('Glucosa');
  expect(texts.length).toBeLessThan(POINTS / 10);
  expect(container.querySelectorAll('[class*="_line"]')).toHaveLength(1);
  expect(container.querySelectorAll('.recharts-line')).toHaveLength(0);
});

it('labels a point at the axis above it, where no date stands', () => {
  const labelled = (value: number, side: PointLabel['side']) => ({
    time: value * DAY,
    value,
    text: `${value} mg`,
    side,
  });
  const { container } = renderChart({ labels: [labelled(1, 'below'), labelled(30, 'below')] });
  const footOf = (text: string) => Number(screen.getByText(text).getAttribute('y'));
  const axis = Number(container.querySelector('.recharts-xAxis line')?.getAttribute('y1'));
  expect(axis).toBeGreaterThan(0);
  // A fortieth of the axis is five pixels.
  expect(axis - footOf('1 mg')).toBeGreaterThan(5);
  const height = (axis - footOf('30 mg')) / (axis - 20);
  expect(height).toBeLessThan(30 / 40);
});

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
  renderChart({ labels: [label(20, '25200')], second: { labels: [label(20.5, '51000')] } });
  expect(screen.queryByText('25200')).not.toBeNull();
  expect(screen.queryByText('51000')).toBeNull();
  cleanup();
  renderChart({ labels: [label(20, '25200')], second: { labels: [label(36, '51000')] } });
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

it('lets a result be pressed that is a text, as any other', async () => {
  const onChoose = vi.fn();
  const look = { form: 'circle', tone: 'quiet' } as const;
  const points = [
    { time: DAY, value: 20, ...look },
    { time: 2 * DAY, value: null, ...look },
  ];
  renderChart({ points }, onChoose);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onChoose.mock.calls).toEqual([[points[1]]]);
});

it('stands at the first number of an instant, and what is pressed is that result', async () => {
  const onChoose = vi.fn();
  const at = (value: number | null) =>
    ({ time: DAY, value, form: 'circle', tone: 'quiet' }) as const;
  const points = [at(null), at(35), at(5)];
  const { container } = renderChart({ points }, onChoose);
  const user = userEvent.setup();
  await user.tab();
  const axis = Number(container.querySelector('.recharts-xAxis line')?.getAttribute('y1'));
  const circle = Number(container.querySelector('[data-active-point]')?.getAttribute('cy'));
  // An eighth of the axis lies above 35.
  expect((axis - circle) / (axis - 20)).toBeCloseTo(35 / 40);
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([[points[1]]]);
});
