/** A decimal in the laboratory's own characters: `37.0` stays `37.0`, which a JavaScript number cannot. */
export class ExactDecimal {
  readonly characters: string;

  constructor(characters: string) {
    this.characters = characters;
  }
}

const MARK = '\u0000';
/** Control characters, which no text of the format may hold (FHIR R4, string); tabs and line breaks may stay. */
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const MARKED = /"\\u0000([^"\\]*)"/g;

function prepared(_key: string, value: unknown): unknown {
  if (value instanceof ExactDecimal) return MARK + value.characters;
  return typeof value === 'string' ? value.replaceAll(UNFIT, '') : value;
}

/** JSON in which exact decimals stand as numbers, character by character. */
export function exactJson(value: unknown): string {
  // Only decimals can bring the mark: it is taken out of every text.
  return JSON.stringify(value, prepared, 2).replaceAll(MARKED, '$1');
}
