import { useMemo } from 'react';
import { useChartWidth, usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';

/** Where things stand in the chart, in pixels of its drawing. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Where the drawing ends, right of the plot. */
  readonly end: number;
  readonly xOf: (time: number) => number;
  readonly yOf: (value: number) => number;
}

/** The drawing area and its scales; null before the chart has a size. For parts inside a chart only. */
export function usePlot(): Plot | null {
  const area = usePlotArea();
  const chartWidth = useChartWidth();
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  return useMemo(() => {
    if (area === undefined || xScale === undefined || yScale === undefined) return null;
    const { x: left, y: top, width, height } = area;
    return {
      left,
      top,
      right: left + width,
      bottom: top + height,
      end: chartWidth ?? left + width,
      xOf: (time) => xScale(time) ?? left,
      yOf: (value) => yScale(value) ?? top + height,
    };
  }, [area, chartWidth, xScale, yScale]);
}
