// The same series drawn by the libraries that could have been taken, and as plain SVG: the least that such charts can cost.
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { CartesianGrid, Line, LineChart, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import UPlot from 'uplot';
import uPlotStyles from 'uplot/dist/uPlot.min.css?inline';

import { offerDrawings, until } from './candidates.js';

const LOW = 70;
const HIGH = 100;
const LEAST = 40;
const MOST = 140;
const DAY = 86_400_000;
/** Points that are marked one by one; longer lines are lines alone. */
const MARKED = 1_000;

const styles = document.createElement('style');
styles.textContent = uPlotStyles;
document.head.append(styles);

/** `size` is written as charts × points. */
function seriesOf(size) {
  const [charts, points] = size.split('×').map(Number);
  const [width, height] = charts > 1 ? [360, 220] : [1_100, 500];
  const series = Array.from({ length: points }, (_, at) => ({
    t: at * DAY,
    v: Math.round(90 + 20 * Math.sin(at / 40) + ((at * 7919) % 15)),
  }));
  return Array.from({ length: charts }, () => ({ width, height, series }));
}

/** A box for each chart. */
function boxed(host, charts, draw) {
  return charts.map((chart) => {
    const box = document.createElement('div');
    box.style.cssText = `display:inline-block;width:${chart.width}px;height:${chart.height}px`;
    host.append(box);
    return draw(box, chart);
  });
}

function svgOf({ width, height, series }) {
  const last = series.at(-1).t;
  const x = (t) => (40 + ((width - 48) * t) / last).toFixed(1);
  const y = (v) => (8 + (height - 32) * (1 - (v - LEAST) / (MOST - LEAST))).toFixed(1);
  const ticks = [60, 80, 100, 120].map(
    (v) => `<path stroke="#ddd" d="M40 ${y(v)}H${width - 8}"/><text x="4" y="${y(v)}">${v}</text>`,
  );
  const limits = `<path stroke="#c33" d="M40 ${y(LOW)}H${width - 8}M40 ${y(HIGH)}H${width - 8}"/>`;
  const columns = width - 48;
  const every = Math.max(1, Math.floor(series.length / columns / 2));
  const kept = series.filter((_, at) => at % every === 0);
  const places = kept.map(({ t, v }) => `${x(t)} ${y(v)}`);
  const dots =
    series.length <= MARKED
      ? `<path stroke="#7096de" stroke-width="4" stroke-linecap="round" d="M${places.join('h0M')}h0"/>`
      : '';
  const line = `<path fill="none" stroke="#7096de" d="M${places.join('L')}"/>`;
  return `<svg width="${width}" height="${height}" font-size="11">${ticks.join('')}${limits}${dots}${line}</svg>`;
}

offerDrawings(seriesOf, {
  'plain SVG': (host, charts) => {
    boxed(host, charts, (box, chart) => {
      box.innerHTML = svgOf(chart);
    });
  },
  uPlot: (host, charts) => {
    const drawn = boxed(host, charts, (box, { width, height, series }) => {
      const limits = { stroke: '#c33', points: { show: false } };
      const marks = { show: series.length <= MARKED, size: 4 };
      return new UPlot(
        {
          width,
          height: height - 20,
          legend: { show: false },
          series: [{}, { stroke: '#7096de', points: marks }, limits, limits],
        },
        [
          series.map(({ t }) => t / 1000),
          series.map(({ v }) => v),
          series.map(() => LOW),
          series.map(() => HIGH),
        ],
        box,
      );
    });
    return () => drawn.forEach((chart) => chart.destroy());
  },
  recharts: async (host, charts) => {
    const roots = boxed(host, charts, (box, { width, height, series }) => {
      const root = createRoot(box);
      root.render(
        h(
          LineChart,
          { width, height, data: series },
          h(CartesianGrid),
          h(XAxis, { dataKey: 't', type: 'number', domain: ['dataMin', 'dataMax'] }),
          h(YAxis, { domain: [LEAST, MOST] }),
          h(Tooltip),
          h(ReferenceLine, { y: LOW, stroke: '#c33' }),
          h(ReferenceLine, { y: HIGH, stroke: '#c33' }),
          h(Line, { dataKey: 'v', dot: series.length <= MARKED, isAnimationActive: false }),
        ),
      );
      return root;
    });
    await until(() => host.querySelectorAll('path.recharts-line-curve').length === charts.length);
    return () => roots.forEach((root) => root.unmount());
  },
});
