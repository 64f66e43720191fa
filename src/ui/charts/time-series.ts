/** The form of a point; colour never stands alone. */
export type PointForm = 'circle' | 'down' | 'up' | 'diamond' | 'ring';

/** How much a point asks for attention. */
export type PointTone = 'quiet' | 'altered' | 'urgent';

export interface TimePoint {
  /** Epoch milliseconds. */
  readonly time: number;
  /** Null is drawn as a mark on the time axis. */
  readonly value: number | null;
  readonly form: PointForm;
  readonly tone: PointTone;
}

/** A place of a line; null values have none. */
export interface LinePoint {
  readonly time: number;
  readonly value: number | null;
}

/** Limits that hold for a stretch of time; a null side is open. */
export interface TimeBand {
  readonly from: number;
  readonly to: number;
  readonly min: number | null;
  readonly max: number | null;
}

/** A stretch of time, epoch milliseconds. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

export interface AxisTick {
  readonly value: number;
  readonly text: string;
}

/** One axis: its ends and ticks, ascending. */
export interface ChartAxis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly AxisTick[];
}

/** What stands beside a point. */
export interface PointLabel {
  readonly time: number;
  readonly value: number;
  readonly text: string;
  readonly side: 'above' | 'below';
}

/** Everything a chart draws, in sight and in order of time. */
export interface TimeSeries {
  readonly points: readonly TimePoint[];
  /** Joined points; they may reach beyond the axis, where they are cut. */
  readonly lines: readonly (readonly LinePoint[])[];
  readonly bands: readonly TimeBand[];
  /** Instants at which an upright line stands. */
  readonly breaks: readonly number[];
  /** Times of which nothing is known. */
  readonly unknown: readonly TimeSpan[];
  /** The most telling first: a label that would cover one before it is left out. */
  readonly labels: readonly PointLabel[];
}
