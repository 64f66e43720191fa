/** The mark of the specification beside a result. */
export type ResultFlag = 'low' | 'high' | 'normal';

/** What a mark says beyond its flag; `outside` is the portal's own word, all others are the laboratory's. */
export type MarkWord =
  'none' | 'abnormal' | 'critical' | 'critical-low' | 'critical-high' | 'outside';

/** The same arrows on screen, paper and in workbooks: the paper's fonts have them. */
const ARROWS = { none: '', down: '↓', up: '↑', 'far-down': '↓↓', 'far-up': '↑↑' } as const;

/** Where a value lies, as an arrow shows it; `far` is beyond the panic or critical limit. */
type MarkDirection = keyof typeof ARROWS;

/** How loud a mark is: no mark, normal, out of the interval, to be acted on now, or a code that nobody could read. */
type MarkTone = 'none' | 'normal' | 'altered' | 'urgent' | 'unclassified';

/** The form of a result's point, so that colour never stands alone. */
type PointForm = 'circle' | 'down' | 'up' | 'diamond' | 'ring';

/** Everything that is said about a result beside its text; its words are in `worded-mark`. */
export interface ResultMark {
  readonly flag: ResultFlag;
  readonly word: MarkWord;
  readonly direction: MarkDirection;
  readonly tone: MarkTone;
  readonly form: PointForm;
  /** Empty for no direction. */
  readonly arrow: (typeof ARROWS)[MarkDirection];
}

type Row = readonly [ResultFlag, MarkWord, MarkDirection, MarkTone, PointForm];

function markOf([flag, word, direction, tone, form]: Row): ResultMark {
  return { flag, word, direction, tone, form, arrow: ARROWS[direction] };
}

const ROWS: readonly Row[] = [
  ['normal', 'none', 'none', 'normal', 'circle'],
  ['normal', 'abnormal', 'none', 'altered', 'diamond'],
  ['low', 'none', 'down', 'altered', 'down'],
  ['high', 'none', 'up', 'altered', 'up'],
  ['normal', 'critical', 'none', 'urgent', 'diamond'],
  ['low', 'critical-low', 'far-down', 'urgent', 'down'],
  ['high', 'critical-high', 'far-up', 'urgent', 'up'],
  ['normal', 'critical', 'none', 'urgent', 'diamond'],
  ['normal', 'critical-low', 'far-down', 'urgent', 'diamond'],
  ['normal', 'critical-high', 'far-up', 'urgent', 'diamond'],
];

/** By pathology code, 0 to 9. The specification marks 1, 4, 7, 8 and 9 as normal: the word keeps them from reassuring. */
const BY_CODE = ROWS.map(markOf);

const UNCLASSIFIED = markOf(['normal', 'none', 'none', 'unclassified', 'ring']);

/** Nothing is said. */
export const NO_MARK = markOf(['normal', 'none', 'none', 'none', 'ring']);

/** The portal's own mark: the laboratory marked nothing, and its limits say otherwise. */
export const OUTSIDE = markOf(['normal', 'outside', 'none', 'altered', 'diamond']);

/** What a pathology code says by itself. Screens and papers ask `resultMark`, which knows the result too. */
export function pathologyMark(pathology: number): ResultMark {
  return BY_CODE[pathology] ?? UNCLASSIFIED;
}
