import { pdfPages, pdfPlaces, type PlacedText } from '@tests/support/files/pdf-text';

import type { PrintedPage } from './missing-texts';

/** How far from a line's foot a text may stand and still belong to it, in its size: raised figures do, the next line does not. */
const REACH = 0.5;

interface Line {
  readonly base: number;
  readonly size: number;
  readonly texts: PlacedText[];
}

/** Puts a small text into the gap of another one that is nearest to its place: pdf.js joins what stands on both sides of a gap. */
function withInside(outer: PlacedText, inner: PlacedText): PlacedText {
  const share = (inner.left - outer.left) / (outer.right - outer.left);
  const wanted = share * outer.text.length;
  const gaps = [...outer.text.matchAll(/\s/g)].map(({ index }) => index);
  const [gap] = gaps.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  if (gap === undefined) return outer;
  return { ...outer, text: outer.text.slice(0, gap) + inner.text + outer.text.slice(gap) };
}

/** A line from left to right. */
function lineText(texts: readonly PlacedText[]): string {
  const placed: PlacedText[] = [];
  for (const text of texts.toSorted((one, other) => one.left - other.left)) {
    const last = placed.at(-1);
    if (last !== undefined && text.right < last.right) placed.splice(-1, 1, withInside(last, text));
    else placed.push(text);
  }
  return placed.map(({ text }) => text).join('');
}

/** The texts of a page line by line from top to bottom and left to right, wherever they stand in the file. */
function inPlace(texts: readonly PlacedText[]): string {
  const lines: Line[] = [];
  for (const text of texts.toSorted((one, other) => other.size - one.size)) {
    const near = lines.find(({ base, size }) => Math.abs(text.base - base) <= REACH * size);
    if (near === undefined) lines.push({ base: text.base, size: text.size, texts: [text] });
    else near.texts.push(text);
  }
  return lines
    .toSorted((one, other) => other.base - one.base)
    .map(({ texts: own }) => lineText(own))
    .join('\n');
}

/**
 * The text of each page of a PDF twice: as it runs in the file, which keeps texts of several lines together, and as it stands on
 * the paper, which puts raised figures where they are read. The licensed engine writes those behind the rest of their line.
 */
export async function placedPages(pdf: Uint8Array): Promise<readonly PrintedPage[]> {
  const [pages, places] = await Promise.all([pdfPages(pdf), pdfPlaces(pdf)]);
  return pages.map((text, at) => [text, inPlace(places.filter(({ page }) => page === at + 1))]);
}
