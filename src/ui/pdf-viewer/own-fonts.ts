import dingbatsUrl from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import symbolUrl from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';

import { fetchFile } from '@/lib/http/fetch-file';

/** Fonts that no device has and attachments do not always carry: check marks, and the Greek letters of units. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['FoxitDingbats.pfb', dingbatsUrl],
  ['FoxitSymbol.pfb', symbolUrl],
]);

/** Where pdf.js finds the fonts that it asks for: in our own build, or not at all. */
export class OwnFonts {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = FILES.get(filename);
    if (url === undefined) throw new Error(`not in the build: ${filename}`);
    return fetchFile(url);
  }
}
