import type { ReportTemplate } from '@/reporting/report-template';
import { drawablePicture } from '@/reporting/builtin/report/pictures';
import { printedColumn, type NamedSources } from '@/reporting/stimulsoft/printed-columns';
import { childOf, propertyText } from '@/reporting/stimulsoft/template-tree';

import { reportPartOf } from '@/reporting/mrt/field-names';
import { kindOf, type Part } from '@/reporting/mrt/mrt-parts';
import { readExpression } from '@/reporting/mrt/read-expression';

/** Logo, signatures and code of a file's pictures and bar codes. */
export interface PictureFacts {
  readonly logo: ReportTemplate['logo'] | null;
  /** The logo's picture as a data URL, where the file brings a sane one; else empty. */
  readonly logoPicture: string;
  readonly hasSignatures: boolean;
  /** Side in points. */
  readonly qrSize: number | null;
  readonly used: readonly Part[];
}

/** Characters of base64; a logo is some ten thousand. */
const LARGEST_PICTURE = 700_000;
const HEAD = /^(?:PageHeader|ReportTitle|Header)Band$|^Page$/;
const QR = /QRCode/i;
const PICTURE_PROPERTIES = ['ImageBytes', 'Image'];

const within = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)));

/** The columns of an expression with or without braces. */
function columnsOf(text: string, sources: NamedSources): readonly string[] {
  const reading = readExpression(text.replaceAll(/^\s*\{|\}\s*$/g, ''));
  return (reading?.pieces ?? []).flatMap((piece) =>
    piece.kind === 'path' ? [printedColumn(piece.path, sources)] : [],
  );
}

function prints({ node }: Part, wanted: string, sources: NamedSources): boolean {
  const texts = ['DataColumn', 'ImageData', 'Code'].map((name) => propertyText(node, name));
  return texts.some((text) =>
    columnsOf(text, sources).some((column) => reportPartOf(column) === wanted),
  );
}

function embedded({ node }: Part): string {
  const stored = PICTURE_PROPERTIES.map((name) => propertyText(node, name)).find(
    (text) => text !== '',
  );
  if (stored === undefined || stored.length > LARGEST_PICTURE) return '';
  return drawablePicture(stored) ?? '';
}

const hasPicture = ({ node }: Part) =>
  PICTURE_PROPERTIES.some((name) => propertyText(node, name) !== '');

/** Where a picture lies on a line of `room` points. */
function placeOf({ box }: Part, room: number): ReportTemplate['logo']['place'] {
  const middle = (box.left + box.width / 2) / room;
  if (middle < 0.4) return 'left';
  return middle > 0.6 ? 'right' : 'center';
}

/** Reads pictures and bar codes; `room` is the width of the file's own text in points. */
export function pictureFacts(
  parts: readonly Part[],
  sources: NamedSources,
  room: number,
): PictureFacts {
  const images = parts.filter(({ kind }) => kind.includes('Image'));
  const bound = images.find((part) => prints(part, 'logo', sources));
  const drawn = images.find((part) => HEAD.test(part.band.kind) && hasPicture(part));
  const logo = bound ?? drawn;
  const signatures = images.filter((part) => prints(part, 'signatures', sources));
  const isPrintCode = (part: Part) => {
    const type = childOf(part.node, 'BarCodeType');
    return type !== undefined && QR.test(kindOf(type)) && prints(part, 'printLink', sources);
  };
  const code = parts.find((part) => part.kind === 'BarCode' && isPrintCode(part));
  return {
    logo:
      logo === undefined
        ? null
        : {
            place: placeOf(logo, room),
            width: within(logo.box.width, 20, 200),
            height: within(logo.box.height, 15, 120),
          },
    logoPicture: logo === undefined ? '' : embedded(logo),
    hasSignatures: signatures.length > 0,
    qrSize: code === undefined ? null : within(Math.min(code.box.width, code.box.height), 36, 120),
    used: [
      ...(logo === undefined ? [] : [logo]),
      ...signatures,
      ...(code === undefined ? [] : [code]),
    ],
  };
}
