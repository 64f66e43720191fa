import type { ReportHead } from '@/domain/reports/content/report-data';
import { lineBreaks, lineCount, textEms } from '@/reporting/builtin/fonts/long-words';

import { QUIET, type Content, type Style } from './draw-setting';
import { textWidth } from './page-size';

const COLUMN_GAP = 12;
/** Points that the laboratory's name has at least. */
const LEAST_NAME = 150;
const LINE = 1.25;

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

/** The template's own lines, or else what the portal's configuration says of the laboratory. */
function laboratoryLines(
  { laboratoryContact = [] }: FrameHead,
  { template, word }: Style,
): readonly string[] {
  const own = template.laboratoryLines.map(word).filter((line) => line !== '');
  return own.length > 0 ? own : laboratoryContact;
}

/** What is left for the laboratory's name beside its logo and the report's title. */
function nameWidth(head: FrameHead, style: Style): number {
  const { fontSizes, qr, logo } = style.template;
  const picture = style.pictures.nameOf(head.laboratoryLogo) === null ? 0 : logo.width + COLUMN_GAP;
  // Between name and title the logo stands in the middle of the page only where both sides are as wide.
  if (logo.place === 'center' && picture > 0) return (textWidth(style) - picture - COLUMN_GAP) / 2;
  const code = qr.show ? qr.size + COLUMN_GAP : 0;
  const title = textEms(head.title) * fontSizes.title + COLUMN_GAP;
  return Math.max(textWidth(style) - picture - code - title, LEAST_NAME);
}

/** Height of what stands above the patient's block, in points. */
export function topHeight(head: FrameHead, style: Style): number {
  const { fontSizes, qr, logo } = style.template;
  const { title, small } = fontSizes;
  const width = nameWidth(head, style);
  const nameLines = lineCount(head.laboratoryName, width, title);
  const lines = laboratoryLines(head, style).map((line) => lineCount(line, width, small));
  const text =
    nameLines * title * LINE + lines.reduce((sum, count) => sum + count * small * LINE, 0);
  return Math.max(logo.height, text, qr.show ? qr.size : 0) + 8;
}

/** The code of the print link, where the template asks for it. */
function printCode({ printLink = '' }: FrameHead, { template }: Style): readonly Content[] {
  const { show, size } = template.qr;
  if (!show || printLink === '') return [];
  return [{ qr: printLink, fit: size, eccLevel: 'M', width: size }];
}

/** The laboratory's picture; in the middle of the page it keeps its width, whatever that of the picture. */
function logoColumn(head: FrameHead, style: Style): readonly Content[] {
  const image = style.pictures.nameOf(head.laboratoryLogo);
  if (image === null) return [];
  const { place, width, height } = style.template.logo;
  const isCentred = place === 'center';
  const alignment = isCentred ? { alignment: 'center' } : {};
  return [{ image, fit: [width, height], width: isCentred ? width : 'auto', ...alignment }];
}

function nameColumn(head: FrameHead, style: Style): Content {
  const { title, small } = style.template.fontSizes;
  const width = nameWidth(head, style);
  const { laboratoryName } = head;
  return {
    width,
    stack: [
      {
        text: laboratoryName,
        bold: true,
        fontSize: title,
        ...lineBreaks(laboratoryName, width, title),
      },
      ...laboratoryLines(head, style).map((text) => ({
        text,
        fontSize: small,
        color: QUIET,
        ...lineBreaks(text, width, small),
      })),
    ],
  };
}

function titleColumn(head: FrameHead, code: readonly Content[], style: Style): Content {
  const { template, word } = style;
  const { title, small } = template.fontSizes;
  return {
    width: '*',
    stack: [
      { text: head.title, bold: true, fontSize: title, alignment: 'right' },
      { text: head.orderNumber ?? '', alignment: 'right', color: QUIET },
      ...code.map(() => ({
        text: word(template.qr.label),
        alignment: 'right',
        fontSize: small,
        color: QUIET,
      })),
    ],
  };
}

/** Laboratory, its logo where the template has it, the report's title and the code of its print link. */
export function pageTop(head: FrameHead, style: Style): Content {
  const code = printCode(head, style);
  const logo = logoColumn(head, style);
  const { place } = style.template.logo;
  const at = (here: typeof place) => (place === here ? logo : []);
  const name = nameColumn(head, style);
  const title = titleColumn(head, code, style);
  return {
    columns: [...at('left'), name, ...at('center'), title, ...at('right'), ...code],
    columnGap: COLUMN_GAP,
  };
}
