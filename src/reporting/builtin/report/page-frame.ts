import type { ReportHead } from '@/domain/reports/report-data';
import type { ReportTemplate } from '@/reporting/report-template';

import { QUIET, RULE, type Content, type Style } from './draw-setting';
import { breakAll, lineCount, textEms } from '@/reporting/builtin/fonts/long-words';

/** Points, upright: width and height. */
const PAGES: Readonly<Record<ReportTemplate['paper'], readonly [number, number]>> = {
  LETTER: [612, 792],
  A4: [595.28, 841.89],
  LEGAL: [612, 1008],
};

/** Width of a template's page in points. */
export function pageWidthOf({ paper, landscape }: ReportTemplate): number {
  return PAGES[paper][landscape ? 1 : 0];
}

/** Height of a template's page in points. */
export function pageHeightOf({ paper, landscape }: ReportTemplate): number {
  return PAGES[paper][landscape ? 0 : 1];
}

const LOGO_HEIGHT = 44;
const LOGO_WIDTH = 150;
const COLUMN_GAP = 12;
/** Of the usual text; larger letters have more. */
const LABEL_WIDTH = 78;
const USUAL_TEXT = 8.5;
const LINE = 1.25;
const GAP = 10;
/** The head's own lines and the space to the text. */
const BELOW_HEAD = 14;

/** What the frame needs of a document's head; a field of the template that it lacks is left out. */
export type FrameHead = Partial<ReportHead> &
  Pick<
    ReportHead,
    | 'title'
    | 'patientName'
    | 'generatedAt'
    | 'laboratoryName'
    | 'laboratoryLogo'
    | 'laboratoryColor'
  >;

/** Width between the side margins, in points. */
export function textWidth({ template, pageWidth }: Style): number {
  const [left, , right] = template.margins;
  return pageWidth - left - right;
}

function labelWidth({ template }: Style): number {
  return LABEL_WIDTH * Math.max(1, template.fontSizes.text / USUAL_TEXT);
}

/** Width of a value beside its label; two such pairs fill a line. */
function valueWidth(style: Style): number {
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
      { text: value === '' ? '' : word(label), color: QUIET },
      {
        text: value,
        bold: field === 'patientName' || field === 'orderNumber',
        ...breakAll(value, width, size),
      },
    ]);
    const lines = Math.max(...pair.map(({ value }) => lineCount(value, width, size)));
    rows.push({
      cells: [...cells, ...Array<Content>(4 - cells.length).fill('')],
      height: lines * size * LINE + 2.5,
    });
  }
  return rows;
}

/** The template's own lines, or else what the portal's configuration says of the laboratory. */
function laboratoryLines(
  { laboratoryContact = [] }: FrameHead,
  { template, word }: Style,
): readonly string[] {
  const own = template.laboratoryLines.map(word).filter((line) => line !== '');
  return own.length > 0 ? own : laboratoryContact;
}

/** What is left for the laboratory's name between its logo and the report's title. */
function nameWidth(head: FrameHead, style: Style): number {
  const { fontSizes, qr } = style.template;
  const logo = style.picture(head.laboratoryLogo) === null ? 0 : LOGO_WIDTH + COLUMN_GAP;
  const code = qr.show ? qr.size + COLUMN_GAP : 0;
  const title = textEms(head.title) * fontSizes.title + COLUMN_GAP;
  return Math.max(textWidth(style) - logo - code - title, LOGO_WIDTH);
}

function topHeight(head: FrameHead, style: Style): number {
  const { fontSizes, qr } = style.template;
  const { title, small } = fontSizes;
  const width = nameWidth(head, style);
  const nameLines = lineCount(head.laboratoryName, width, title);
  const lines = laboratoryLines(head, style).map((line) => lineCount(line, width, small));
  const text =
    nameLines * title * LINE + lines.reduce((sum, count) => sum + count * small * LINE, 0);
  return Math.max(LOGO_HEIGHT, text, qr.show ? qr.size : 0) + 8;
}

/** The code of the print link, where the template asks for it. */
function printCode({ printLink = '' }: FrameHead, { template }: Style): readonly Content[] {
  const { show, size } = template.qr;
  if (!show || printLink === '') return [];
  return [{ qr: printLink, fit: size, eccLevel: 'M', width: size }];
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

/** The head of every page: laboratory, title, and whose report it is (docs/promises.md F6). */
export function pageHead(head: FrameHead, style: Style): Content {
  const { template, color, picture } = style;
  const { title, small } = template.fontSizes;
  const [left, top, right] = template.margins;
  const logo = picture(head.laboratoryLogo);
  const code = printCode(head, style);
  return {
    margin: [left, top, right, 0],
    stack: [
      {
        columns: [
          ...(logo === null
            ? []
            : [{ image: logo, fit: [LOGO_WIDTH, LOGO_HEIGHT], width: 'auto' }]),
          {
            width: nameWidth(head, style),
            stack: [
              {
                text: head.laboratoryName,
                bold: true,
                fontSize: title,
                ...breakAll(head.laboratoryName, nameWidth(head, style), title),
              },
              ...laboratoryLines(head, style).map((text) => ({
                text,
                fontSize: small,
                color: QUIET,
                ...breakAll(text, nameWidth(head, style), small),
              })),
            ],
          },
          {
            width: '*',
            stack: [
              { text: head.title, bold: true, fontSize: title, alignment: 'right' },
              { text: head.orderNumber ?? '', alignment: 'right', color: QUIET },
              ...code.map(() => ({
                text: style.word(template.qr.label),
                alignment: 'right',
                fontSize: small,
                color: QUIET,
              })),
            ],
          },
          ...code,
        ],
        columnGap: COLUMN_GAP,
      },
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

/** The foot of every page: the laboratory's notes, when it was made, and page x of y. */
export function pageFoot(head: FrameHead, style: Style) {
  const { template, word } = style;
  const { small } = template.fontSizes;
  const [left, , right] = template.margins;
  const notes = [
    ...template.footer.map(word),
    word(template.texts.generated).replace('{date}', () => head.generatedAt),
  ];
  return (page: number, pages: number): Content => ({
    margin: [left, 8, right, 0],
    stack: [
      rule(style, RULE),
      {
        margin: [0, 4, 0, 0],
        fontSize: small,
        color: QUIET,
        columns: [
          { width: '*', stack: notes.filter((note) => note !== '') },
          {
            width: 90,
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
