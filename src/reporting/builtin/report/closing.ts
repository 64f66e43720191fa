import type { ReportData, ReportSignature } from '@/domain/reports/content/report-data';

import {
  LEVELS,
  PART,
  QUIET,
  type Content,
  type DrawSetting,
  type Node,
  type ReportStyle,
  type Style,
} from './draw-setting';
import { allText } from '@/reporting/builtin/fonts/all-text';
import { boxedCharacters, boxNote } from '@/reporting/builtin/fonts/font-characters';
import { lineBreaks } from '@/reporting/builtin/fonts/long-words';
import { commentNodes } from './comment-lines';
import { textWidth } from './page-size';
import { textHeight } from './text-height';

const SIGNATURE_HEIGHT = 44;
const GAP = 18;
/** The room of a list's bullet. */
const BULLET = 20;

function signature(signed: ReportSignature, width: number, style: Style) {
  const { area, name, identification, picture, note } = signed;
  const { template, word } = style;
  const { small, text } = template.fontSizes;
  const image = style.pictures.nameOf(picture);
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
      {
        text: name,
        bold: true,
        headlineLevel: LEVELS.signatures,
        ...lineBreaks(name, width, text),
      },
      ...[number, area, note]
        .filter((line) => line !== '')
        .map((line) => ({
          text: line,
          fontSize: small,
          color: QUIET,
          ...lineBreaks(line, width, small),
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
    const areas = new Set([...(known?.area.split(', ') ?? []), one.area]);
    people.set(key, { ...one, area: [...areas].join(', ') });
  }
  return [...people.values()];
}

interface SignatureRow {
  readonly content: Content;
  /** Points, rather too many than too few. */
  readonly height: number;
}

/** Rows of as many signatures as fit, as even as they can be: four in rows of three stand two and two. */
function signatureRows(all: readonly ReportSignature[], style: Style): readonly SignatureRow[] {
  const { signaturesPerRow, fontSizes } = style.template;
  const signatures = byPerson(all);
  const count = Math.ceil(signatures.length / signaturesPerRow);
  const perRow = Math.ceil(signatures.length / count);
  const width = (textWidth(style) - GAP * (signaturesPerRow - 1)) / signaturesPerRow;
  return Array.from({ length: count }, (_, row) => {
    const beside = signatures.slice(row * perRow, (row + 1) * perRow);
    const texts = beside.map(({ name, identification, area, note }) =>
      textHeight([name, identification, area, note], width, fontSizes.text),
    );
    return {
      height: SIGNATURE_HEIGHT + GAP + Math.max(...texts),
      content: {
        columnGap: GAP,
        margin: [0, 8, 0, 4],
        columns: beside.map((one) => signature(one, width, style)),
      },
    };
  });
}

function listed(
  [title, help]: readonly [string, string],
  lines: readonly string[],
  style: Style,
): readonly Node[] {
  const { text, heading } = style.template.fontSizes;
  if (lines.length === 0) return [];
  return [
    { text: title, bold: true, fontSize: heading },
    { text: help, margin: [0, 4, 0, 6] },
    {
      ul: lines.map((line) => ({
        text: line,
        ...lineBreaks(line, textWidth(style) - BULLET, text),
      })),
      margin: [0, 0, 0, 10],
    },
  ];
}

/** The note of attachments that the report does not hold, or not whole; empty where there are none. */
export function attachmentNotes(
  { lessened }: ReportData,
  { missingAttachments, lessenedAttachments = [] }: DrawSetting,
  style: Style,
): readonly Content[] {
  const { missingTitle, missingHelp } = style.template.texts;
  return [
    ...listed([style.word(missingTitle), style.word(missingHelp)], missingAttachments, style),
    ...listed([lessened.title, lessened.help], lessenedAttachments, style),
  ];
}

/** The key to the band and the letters of the tables above. */
function keys({ areas }: ReportData, style: ReportStyle): readonly Content[] {
  const { show, texts, fontSizes } = style.template;
  const isMarked = areas.some(({ profiles }) =>
    profiles.some(({ rows }) => rows.some(({ isOutside }) => isOutside)),
  );
  const letters = [...style.letters].map(([technique, letter]) => `[${letter}] ${technique}`);
  const lines = [
    ...(show.legend && isMarked ? [style.word(texts.legend)] : []),
    ...(letters.length === 0 ? [] : [`${style.word(texts.techniques)}: ${letters.join(' · ')}`]),
  ];
  return lines.map((text) => ({
    text,
    fontSize: fontSizes.small,
    color: QUIET,
    margin: [0, 0, 0, 4],
    ...lineBreaks(text, textWidth(style), fontSizes.small),
  }));
}

function titled(title: string, lines: readonly string[], style: Style): readonly Node[] {
  if (lines.length === 0) return [];
  return [
    { text: title, bold: true, margin: [0, 2, 0, 2] },
    {
      stack: commentNodes(lines, '', {
        width: textWidth(style),
        size: style.template.fontSizes.text,
      }),
      margin: [0, 0, 0, 3],
    },
  ];
}

/** Before all results: that they are not all of the order, and which tests are still to come. */
export function partialNote(data: ReportData, style: Style): readonly Node[] {
  const { show, texts } = style.template;
  const pending = show.pending && data.pending.length > 0 ? [data.pending.join(' · ')] : [];
  return [
    ...(data.partial === '' ? [] : [{ text: data.partial, bold: true, margin: [0, 0, 0, 4] }]),
    ...titled(style.word(texts.pending), pending, style),
  ];
}

/** A row of signatures that no page parts, with what must not stand without it; the library loses one that fits on none. */
function wholeRow(
  row: SignatureRow | undefined,
  below: readonly Content[],
  style: ReportStyle,
): Node {
  return {
    ...((row?.height ?? 0) <= style.room && { unbreakable: true }),
    stack: [...(row === undefined ? [] : [row.content]), ...below],
  };
}

/** What follows the results: the key to them, the note of what could not be read, the order's comments, signatures, the note of missing attachments and the end mark. */
export function closing(
  data: ReportData,
  setting: DrawSetting,
  style: ReportStyle,
): readonly Content[] {
  const { show, texts, fontSizes } = style.template;
  const notes = attachmentNotes(data, setting, style);
  const { regular } = setting.fonts;
  const boxed = boxNote(data.boxed, boxedCharacters(regular, allText(data)));
  const aid = data.hasAidFilter ? style.word(texts.aidFilter) : '';
  const signatures = show.signatures ? signatureRows(data.signatures, style) : [];
  const end = {
    text: `— ${style.word(texts.end)} —`,
    alignment: 'center',
    color: QUIET,
    fontSize: fontSizes.small,
    margin: [0, 10, 0, 0],
    ...PART,
  };
  return [
    ...keys(data, style),
    ...[data.unreadable, boxed]
      .filter((text) => text !== '')
      .map((text) => ({ text, bold: true, margin: [0, 0, 0, 4] })),
    ...titled(style.word(texts.orderComments), show.orderComments ? data.comments : [], style),
    ...(aid === '' ? [] : [{ text: aid, margin: [0, 4, 0, 4] }]),
    ...signatures.slice(0, -1).map((row) => wholeRow(row, [], style)),
    // The end mark stands with the last signatures, never on a page of its own; or else behind the page that is still to be read.
    wholeRow(signatures.at(-1), notes.length === 0 ? [end] : [], style),
    ...(notes.length === 0 ? [] : [{ stack: [...notes, end], pageBreak: 'before' }]),
  ];
}
