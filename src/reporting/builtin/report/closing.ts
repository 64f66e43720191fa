import type { ReportData, ReportSignature } from '@/domain/reports/report-data';

import { QUIET, type Content, type Node, type Style } from './draw-setting';
import { breakAll } from '@/reporting/builtin/fonts/long-words';
import { markedContent } from '@/reporting/builtin/attachments/marked-content';
import { textWidth } from './page-frame';

const SIGNATURE_HEIGHT = 44;
const GAP = 18;
/** The room of a list's bullet. */
const BULLET = 20;

function signature(signed: ReportSignature, style: Style) {
  const { area, name, identification, picture, note } = signed;
  const { template, word } = style;
  const { small, text } = template.fontSizes;
  const image = style.picture(picture);
  const width =
    (textWidth(style) - GAP * (template.signaturesPerRow - 1)) / template.signaturesPerRow;
  const line = { type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.6, lineColor: QUIET };
  const number =
    identification === '' ? '' : `${word(template.texts.identification)}: ${identification}`;
  return {
    width,
    stack: [
      // Pictures differ in height; the space for them does not, so that the lines of a row stand level.
      ...(image === null
        ? []
        : [{ image, fit: [width, SIGNATURE_HEIGHT], relativePosition: { x: 0, y: 0 } }]),
      { canvas: [{ type: 'rect', x: 0, y: 0, w: 0, h: SIGNATURE_HEIGHT, lineColor: '#ffffff' }] },
      { canvas: [line], margin: [0, 2, 0, 3] },
      { text: name, bold: true, ...breakAll(name, width, text) },
      ...[number, area, note]
        .filter((line) => line !== '')
        .map((line) => ({
          text: line,
          fontSize: small,
          color: QUIET,
          ...breakAll(line, width, small),
        })),
    ],
  };
}

/** One signature per person, with all the areas that it stands for. */
function byPerson(signatures: readonly ReportSignature[]): readonly ReportSignature[] {
  const people = new Map<string, ReportSignature>();
  for (const one of signatures) {
    const key = JSON.stringify([one.name, one.identification, one.picture]);
    const known = people.get(key);
    people.set(key, known === undefined ? one : { ...known, area: `${known.area}, ${one.area}` });
  }
  return [...people.values()];
}

function signatureRows(all: readonly ReportSignature[], style: Style): readonly Content[] {
  const perRow = style.template.signaturesPerRow;
  const signatures = byPerson(all);
  const rows: Content[] = [];
  for (let at = 0; at < signatures.length; at += perRow) {
    rows.push({
      columnGap: GAP,
      margin: [0, 8, 0, 4],
      columns: signatures.slice(at, at + perRow).map((one) => signature(one, style)),
    });
  }
  return rows;
}

/** The note of attachments that the report does not hold (docs/promises.md D11). */
export function missingNote(names: readonly string[], style: Style): Node {
  const { texts, fontSizes } = style.template;
  return {
    stack: [
      { text: style.word(texts.missingTitle), bold: true, fontSize: fontSizes.heading },
      { text: style.word(texts.missingHelp), margin: [0, 4, 0, 6] },
      {
        ul: names.map((name) => ({
          text: name,
          ...breakAll(name, textWidth(style) - BULLET, fontSizes.text),
        })),
      },
    ],
  };
}

/** What follows the results: the note of what could not be read, the order's comments, what is pending, signatures, the end mark, and the note of missing attachments. */
export function closing(
  data: ReportData,
  missing: readonly string[],
  style: Style,
): readonly Content[] {
  const { show, texts, fontSizes } = style.template;
  const aid = data.hasAidFilter ? style.word(texts.aidFilter) : '';
  const comments =
    show.orderComments && data.comments.length > 0
      ? [
          { text: style.word(texts.orderComments), bold: true, margin: [0, 0, 0, 2] },
          ...data.comments.map((line) => ({
            text: markedContent(line),
            margin: [0, 0, 0, 3],
            ...breakAll(line, textWidth(style), fontSizes.text),
          })),
        ]
      : [];
  const pending =
    show.pending && data.pending.length > 0
      ? [
          { text: style.word(texts.pending), bold: true, margin: [0, 2, 0, 2] },
          {
            text: data.pending.join(' · '),
            margin: [0, 0, 0, 3],
            ...breakAll(data.pending.join(' · '), textWidth(style), fontSizes.text),
          },
        ]
      : [];
  const signatures = show.signatures ? signatureRows(data.signatures, style) : [];
  const end = {
    text: `— ${style.word(texts.end)} —`,
    alignment: 'center',
    color: QUIET,
    fontSize: fontSizes.small,
    margin: [0, 10, 0, 0],
  };
  return [
    ...(data.unreadable === ''
      ? []
      : [{ text: data.unreadable, bold: true, margin: [0, 0, 0, 4] }]),
    ...comments,
    ...pending,
    ...(aid === '' ? [] : [{ text: aid, margin: [0, 4, 0, 4] }]),
    ...signatures.slice(0, -1).map((row) => ({ unbreakable: true, stack: [row] })),
    // The end mark never stands on a page of its own.
    { unbreakable: true, stack: [...signatures.slice(-1), end] },
    ...(missing.length === 0 ? [] : [{ ...missingNote(missing, style), pageBreak: 'before' }]),
  ];
}
