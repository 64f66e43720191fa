import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What `read` finds on each page of a PDF. Rejects where the password is wrong or missing. */
async function onEachPage<Found>(
  bytes: Uint8Array,
  read: (page: PDFPageProxy) => Promise<Found>,
  password?: string,
): Promise<readonly Found[]> {
  const data = new Uint8Array(bytes);
  const task = getDocument({ data, password, useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const found: Found[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    found.push(await read(await document.getPage(number)));
  }
  await task.destroy();
  return found;
}

/** The text of each page of a PDF, in reading order, lines kept. Rejects where the password is wrong or missing. */
export const pdfPages = (bytes: Uint8Array, password?: string): Promise<readonly string[]> =>
  onEachPage(
    bytes,
    async (page) => {
      const { items } = await page.getTextContent();
      return items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join('');
    },
    password,
  );

/** Text without white space: what a reader compares when line breaks and columns do not matter. */
export function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}

/** A text of a page and how far it reaches, in points. */
export interface PlacedText {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** From the foot of the page. */
  readonly base: number;
  /** Of its letters, in points. */
  readonly size: number;
  readonly pageWidth: number;
}

/** Every text of a PDF with its place. */
export async function pdfPlaces(bytes: Uint8Array): Promise<readonly PlacedText[]> {
  const pages = await onEachPage(bytes, async (page) => {
    const { width: pageWidth } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    return items.flatMap((item): readonly PlacedText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , left = Number.NaN, base = Number.NaN] = item.transform as readonly number[];
      const { str: text, width, height: size } = item;
      return [{ page: page.pageNumber, text, left, right: left + width, base, size, pageWidth }];
    });
  });
  return pages.flat();
}

/** The characters of a PDF's texts as they stand on paper from left to right, whatever direction they are read in. */
export async function pdfDrawn(bytes: Uint8Array): Promise<readonly string[]> {
  const pages = await onEachPage(bytes, async (page) => {
    const { argsArray, fnArray } = await page.getOperatorList();
    return fnArray.flatMap((operator, at) => {
      if (operator !== OPS.showText) return [];
      const [glyphs] = argsArray[at] as readonly [readonly ({ unicode?: string } | number)[]];
      return glyphs.map((one) => (typeof one === 'number' ? '' : (one.unicode ?? ''))).join('');
    });
  });
  return pages.flat();
}
