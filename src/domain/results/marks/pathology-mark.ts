/** The mark of the specification beside a result. */
export type ResultFlag = 'low' | 'high' | 'normal';

/** What a mark says beyond its flag; `outside` is the portal's own word, all others are the laboratory's. */
export type MarkWord =
  | 'none'
  | 'abnormal'
  | 'panic'
  | 'panic-low'
  | 'panic-high'
  | 'critical'
  | 'critical-low'
  | 'critical-high'
  | 'outside';

/** Where a value lies, as an arrow shows it; `far` is beyond the panic or critical limit. */
export type MarkDirection = 'none' | 'down' | 'up' | 'far-down' | 'far-up';

/** How loud a mark is: no mark, normal, out of the interval, to be acted on now, or a code that nobody could read. */
export type MarkTone = 'none' | 'normal' | 'altered' | 'urgent' | 'unclassified';

/** The form of a result's point, so that colour never stands alone. */
export type PointForm = 'circle' | 'down' | 'up' | 'diamond' | 'ring';

/** Everything that is said about a result beside its text. */
export interface ResultMark {
  readonly flag: ResultFlag;
  readonly word: MarkWord;
  readonly direction: MarkDirection;
  readonly tone: MarkTone;
  readonly form: PointForm;
}

type Row = readonly [ResultFlag, MarkWord, MarkDirection, MarkTone, PointForm];

/** By pathology code, 0 to 9. The specification marks 1, 4, 7, 8 and 9 as normal: the word keeps them from reassuring. */
const ROWS: readonly Row[] = [
  ['normal', 'none', 'none', 'normal', 'circle'],
  ['normal', 'abnormal', 'none', 'altered', 'diamond'],
  ['low', 'none', 'down', 'altered', 'down'],
  ['high', 'none', 'up', 'altered', 'up'],
  ['normal', 'panic', 'none', 'urgent', 'diamond'],
  ['low', 'panic-low', 'far-down', 'urgent', 'down'],
  ['high', 'panic-high', 'far-up', 'urgent', 'up'],
  ['normal', 'critical', 'none', 'urgent', 'diamond'],
  ['normal', 'critical-low', 'far-down', 'urgent', 'diamond'],
  ['normal', 'critical-high', 'far-up', 'urgent', 'diamond'],
];
const UNREADABLE: Row = ['normal', 'none', 'none', 'unclassified', 'ring'];

function markOf([flag, word, direction, tone, form]: Row): ResultMark {
  return { flag, word, direction, tone, form };
}

const MARKS = ROWS.map(markOf);
const UNCLASSIFIED = markOf(UNREADABLE);

/** What a pathology code says by itself. Screens and papers ask `resultMark`, which knows the result too. */
export function pathologyMark(pathology: number): ResultMark {
  return MARKS[pathology] ?? UNCLASSIFIED;
}
