import { lineBreaks, lineCount } from '@/reporting/builtin/fonts/long-words';

import { QUIET, RULE, type Content, type Style } from './draw-setting';
import { textWidth } from './page-size';
import { pageTop, topHeight, type FrameHead } from './page-top';

/** Of the usual text; larger letters have more. */
const LABEL_WIDTH = 78;
const USUAL_TEXT = 8.5;
const LINE = 1.25;
const GAP = 10;
/** Points for the page's number at the foot, and above and below the foot's line. */
export const PAGE_NUMBER_WIDTH = 90;
const FOOT_MARGIN = 8;
const FOOT_PADDING = 4;
/** Line height of the typeface. */
const FOOT_LINE = 1.15;
/** The head's own lines and the space to the text. */
const BELOW_HEAD = 14;

/** Width of a label of the patient's block, in points. */
export function labelWidth({ template }: Style): number {
  return LABEL_WIDTH * Math.max(1, template.fontSizes.text / USUAL_TEXT);
}

/** Width of a value beside its label; two such pairs fill a line. */
export function valueWidth(style: Style): number {
  return textWidth(style) / 2 - labelWidth(style) - GAP;
}

interface FieldRow {
  readonly cells: readonly Content[];
  readonly height: number;
}

function fieldRows(head: FrameHead, style: Style): readonly FieldRow[] {
  const { template, word } = style;
  const size = template.fontSizes.text;
  const width = valueWidth(style);
  const fields = template.header.map(({ label, field }) => ({
    label,
    field,
    value: head[field] ?? '',
  }));
  const rows: FieldRow[] = [];
  for (let at = 0; at < fields.length; at += 2) {
    const pair = fields.slice(at, at + 2);
    // What belongs side by side stays so where one of the two is unknown.
    if (pair.every(({ value }) => value === '')) continue;
    const cells = pair.flatMap(({ label, field, value }) => [
      {
        text: value === '' ? '' : word(label),
        color: QUIET,
        ...lineBreaks(word(label), labelWidth(style), size),
      },
      {
        text: value,
        bold: field === 'patientName' || field === 'orderNumber',
        ...lineBreaks(value, width, size),
      },
    ]);
    const lines = Math.max(
      ...pair.flatMap(({ label, value }) => [
        lineCount(value, width, size),
        lineCount(word(label), labelWidth(style), size),
      ]),
    );
    rows.push({
      cells: [...cells, ...Array<Content>(4 - cells.length).fill('')],
      height: lines * size * LINE + 2.5,
    });
  }
  return rows;
}

/** Height of the page's head, so that the text begins below it. */
export function headHeight(head: FrameHead, style: Style): number {
  const rows = fieldRows(head, style).reduce((sum, { height }) => sum + height, 0);
  return style.template.margins[1] + topHeight(head, style) + rows + BELOW_HEAD;
}

function rule(style: Style, color: string): Content {
  const x2 = textWidth(style);
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2, y2: 0, lineWidth: 0.8, lineColor: color }] };
}

/** The head of every page: laboratory, title, and whose report it is. */
export function pageHead(head: FrameHead, style: Style): Content {
  const { template, color } = style;
  const [left, top, right] = template.margins;
  return {
    margin: [left, top, right, 0],
    stack: [
      pageTop(head, style),
      {
        absolutePosition: { x: left, y: top + topHeight(head, style) - 4 },
        stack: [
          rule(style, color),
          {
            margin: [0, 5, 0, 4],
            table: {
              widths: [labelWidth(style), valueWidth(style), labelWidth(style), valueWidth(style)],
              body: fieldRows(head, style).map(({ cells }) => cells),
            },
            layout: {
              hLineWidth: () => 0,
              vLineWidth: () => 0,
              paddingLeft: () => 0,
              paddingRight: () => GAP / 2,
              paddingTop: () => 0.8,
              paddingBottom: () => 0.8,
            },
          },
          rule(style, RULE),
        ],
      },
    ],
  };
}

/** The laboratory's notes, and when the page was made. */
function footNotes({ generatedAt }: Pick<FrameHead, 'generatedAt'>, { template, word }: Style) {
  const notes = [
    ...template.footer.map(word),
    word(template.texts.generated).replace('{date}', () => generatedAt),
  ];
  return notes.filter((note) => note !== '');
}

/** Height of the foot in points, rather too much than too little; the bottom margin must hold it. */
export function footHeight(head: Pick<FrameHead, 'generatedAt'>, style: Style): number {
  const { small } = style.template.fontSizes;
  const width = textWidth(style) - PAGE_NUMBER_WIDTH;
  const lines = footNotes(head, style).reduce(
    (sum, note) => sum + lineCount(note, width, small),
    0,
  );
  return FOOT_MARGIN + FOOT_PADDING + Math.max(lines, 1) * small * FOOT_LINE;
}

/** The foot of every page: the laboratory's notes, when it was made, and page x of y. */
export function pageFoot(head: FrameHead, style: Style) {
  const { template, word } = style;
  const { small } = template.fontSizes;
  const [left, , right] = template.margins;
  const width = textWidth(style) - PAGE_NUMBER_WIDTH;
  const notes = footNotes(head, style);
  return (page: number, pages: number): Content => ({
    margin: [left, FOOT_MARGIN, right, 0],
    stack: [
      rule(style, RULE),
      {
        margin: [0, FOOT_PADDING, 0, 0],
        fontSize: small,
        color: QUIET,
        columns: [
          { width: '*', stack: notes.map((text) => ({ text, ...lineBreaks(text, width, small) })) },
          {
            width: PAGE_NUMBER_WIDTH,
            alignment: 'right',
            text: word(template.texts.page)
              .replace('{page}', String(page))
              .replace('{pages}', String(pages)),
          },
        ],
      },
    ],
  });
}
