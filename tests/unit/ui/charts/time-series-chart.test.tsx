// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { TimeSeriesChart } from '@/ui/charts/time-series-chart';

const POINTS = 500;
const DAY = 86_400_000;

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

it('measures the texts of its axes and not one for each result, and has the library draw none', () => {
  const texts = watchMeasuredTexts();
  const points = Array.from({ length: POINTS }, (_, at) => ({
    time: at * DAY,
    value: at % 40,
    form: 'circle' as const,
    tone: 'quiet' as const,
  }));
  const ticks = [0, 20, 40].map((value) => ({ value, text: `tick ${value}` }));
  const { container } = render(
    <TimeSeriesChart
      label="Glucosa"
      series={{ points, lines: [points], bands: [], breaks: [], unknown: [], labels: [] }}
      unit="mg/dL"
      timeAxis={{ from: 0, to: POINTS * DAY, ticks: [{ value: 0, text: '1970' }] }}
      valueAxis={{ from: 0, to: 40, ticks }}
      width={600}
      height={240}
      breakLabel=""
      unknownLabel=""
      renderTooltip={() => null}
      onChoose={() => undefined}
    />,
  );
  expect(screen.getByRole('application').getAttribute('aria-label')).toBe('Glucosa');
  expect(texts.length).toBeLessThan(POINTS / 10);
  expect(container.querySelectorAll('[class*="_line"]')).toHaveLength(1);
  expect(container.querySelectorAll('.recharts-line')).toHaveLength(0);
});
