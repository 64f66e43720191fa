/** Long enough to tell two texts apart. */
const MAX_SHOWN = 160;
/** What stands before the first difference, so that its place is known. */
const LEAD = 40;

type Pair = readonly [mine: string, theirs: string];

function firstDifference(mine: readonly string[], theirs: readonly string[]): number {
  const at = mine.findIndex((letter, place) => letter !== theirs[place]);
  return at === -1 ? mine.length : at;
}

function part(letters: readonly string[], from: number): string {
  const end = from + MAX_SHOWN;
  const text = letters.slice(from, end).join('');
  return `${from > 0 ? '…' : ''}${text}${letters.length > end ? '…' : ''}`;
}

/** Parts of two texts in which their first difference is seen; short texts whole. */
export function excerpts(mine: string, theirs: string): Pair {
  // No letter of two units is parted.
  const [own, other] = [Array.from(mine), Array.from(theirs)];
  const difference = firstDifference(own, other);
  const from = difference > MAX_SHOWN - LEAD ? difference - LEAD : 0;
  return [part(own, from), part(other, from)];
}

/** What a rich text says. It is shown as text, never as markup. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
