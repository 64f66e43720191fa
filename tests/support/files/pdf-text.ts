import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF, in reading order, lines kept. Rejects where the password is wrong or missing. */
export async function pdfPages(bytes: Uint8Array, password?: string): Promise<readonly string[]> {
  const data = new Uint8Array(bytes);
  const task = getDocument({ data, password, useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    pages.push(text.join(''));
  }
  await task.destroy();
  return pages;
}

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
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const places: PlacedText[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width: pageWidth } = page.getViewport({ scale: 1 });
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , left, base] = item.transform as readonly number[];
      if (left === undefined || base === undefined) throw new Error('a text without a place');
      places.push({
        page: number,
        text: item.str,
        left,
        right: left + item.width,
        base,
        size: item.height,
        pageWidth,
      });
    }
  }
  await task.destroy();
  return places;
}

/** The characters of a PDF's texts as they stand on paper from left to right, whatever direction they are read in. */
export async function pdfDrawn(bytes: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const drawn: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { argsArray, fnArray } = await page.getOperatorList();
    for (const [at, operator] of fnArray.entries()) {
      if (operator !== OPS.showText) continue;
      const [glyphs] = argsArray[at] as readonly [readonly ({ unicode?: string } | number)[]];
      drawn.push(
        glyphs.map((one) => (typeof one === 'number' ? '' : (one.unicode ?? ''))).join(''),
      );
    }
  }
  await task.destroy();
  return drawn;
}
