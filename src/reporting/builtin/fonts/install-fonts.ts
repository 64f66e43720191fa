import pdfMake from 'pdfmake/build/pdfmake';

import { base64FromBytes } from '@/lib/files/base64';

import type { ReportFonts } from './report-fonts';

/** Name of the typeface in a document. */
export const FAMILY = 'Report';

let installed: ReportFonts | null = null;

/** Gives the drawing library the typeface, and nothing else to read. */
export function installFonts(fonts: ReportFonts): void {
  if (installed === fonts) return;
  const { regular, bold, italic, boldItalic } = fonts;
  // A template or a result never makes the drawing read files or addresses.
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setLocalAccessPolicy?.(() => false);
  pdfMake.addVirtualFileSystem({
    'regular.ttf': base64FromBytes(regular),
    'bold.ttf': base64FromBytes(bold),
    'italic.ttf': base64FromBytes(italic),
    'bold-italic.ttf': base64FromBytes(boldItalic),
  });
  pdfMake.addFonts({
    [FAMILY]: {
      normal: 'regular.ttf',
      bold: 'bold.ttf',
      italics: 'italic.ttf',
      bolditalics: 'bold-italic.ttf',
    },
  });
  installed = fonts;
}
