/** A piece of Quill's document: a text, or an object of length 1. */
interface Piece {
  readonly insert?: unknown;
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
}

/** A link in a text and the place it takes. */
export interface LinkAt {
  readonly index: number;
  readonly length: number;
  readonly address: string;
}

/** The whole link around a place, however its letters are formatted; null when there is none. */
export function linkAt(pieces: readonly Piece[], place: number): LinkAt | null {
  const links: LinkAt[] = [];
  let index = 0;
  for (const { insert, attributes } of pieces) {
    const length = typeof insert === 'string' ? insert.length : 1;
    const address = attributes?.['link'];
    if (typeof address === 'string') {
      const last = links.at(-1);
      const goesOn = last?.address === address && last.index + last.length === index;
      const first = goesOn ? links.pop() : undefined;
      links.push({ index: first?.index ?? index, length: (first?.length ?? 0) + length, address });
    }
    index += length;
  }
  return links.find((link) => link.index <= place && place <= link.index + link.length) ?? null;
}
