const BULLET = '•';
const LETTERS = 26;
const ROMAN: readonly (readonly [number, string])[] = [
  ...([
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
  ] as const),
  ...([
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const),
];
/** The old attribute `type`, and the steps of Quill's lists. */
const TYPES: Readonly<Record<string, string>> = {
  '1': 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};
const STEPS = ['decimal', 'lower-alpha', 'lower-roman'] as const;
const CHECKS: Readonly<Record<string, string>> = { checked: '[x]', unchecked: '[ ]' };
const WHOLE = /^-?\d{1,6}$/;

function letters(number: number): string {
  const last = String.fromCharCode(97 + ((number - 1) % LETTERS));
  return number <= LETTERS ? last : letters(Math.floor((number - 1) / LETTERS)) + last;
}

function roman(number: number): string {
  const [value, digits] = ROMAN.find(([one]) => one <= number) ?? [0, ''];
  return value === 0 ? '' : digits + roman(number - value);
}

function numberText(number: number, style: string): string {
  if (/alpha|latin/.test(style) && number > 0) {
    return style.startsWith('upper') ? letters(number).toUpperCase() : letters(number);
  }
  if (style.endsWith('roman') && number > 0 && number < 4000) {
    return style.startsWith('upper') ? roman(number).toUpperCase() : roman(number);
  }
  return String(number);
}

function wholeOf(element: Element, attribute: string): number | null {
  const written = element.getAttribute(attribute)?.trim() ?? '';
  return WHOLE.test(written) ? Number.parseInt(written, 10) : null;
}

/** A list of a parsed text while its points are read, with the number that comes next on each step. */
export class ListMarkers {
  readonly #list: Element;
  readonly #next: number[];
  readonly #step: 1 | -1;
  readonly #style: string;

  /** `style`: a keyword of `list-style-type`, empty for none. */
  constructor(list: Element, style: string) {
    const isReversed = list.hasAttribute('reversed');
    const count = [...list.children].filter(({ localName }) => localName === 'li').length;
    this.#list = list;
    this.#step = isReversed ? -1 : 1;
    this.#next = [wholeOf(list, 'start') ?? (isReversed ? count : 1)];
    this.#style = style || (TYPES[list.getAttribute('type') ?? ''] ?? '');
  }

  /** What stands before a point: a number as browsers count, or a bullet. `level` as Quill writes steps within one list. */
  markerOf(item: Element, level: number, style: string): string {
    const kind = item.getAttribute('data-list') ?? '';
    const isChecked = this.#list.getAttribute('data-checked') ?? item.getAttribute('data-checked');
    const check =
      CHECKS[kind] ??
      (isChecked === null ? undefined : CHECKS[isChecked === 'true' ? 'checked' : 'unchecked']);
    // A point ends the counting of all steps below it.
    this.#next.length = Math.min(this.#next.length, level + 1);
    if (check !== undefined) return check;
    const form = style || (TYPES[item.getAttribute('type') ?? ''] ?? '') || this.#style;
    if (form === 'none') return '';
    const isNumbered = kind === 'ordered' || (kind === '' && this.#list.localName === 'ol');
    if (!isNumbered || /^(?:disc|circle|square)$/.test(form)) return BULLET;
    const number = wholeOf(item, 'value') ?? this.#next[level] ?? 1;
    this.#next[level] = number + this.#step;
    return `${numberText(number, form || (STEPS[level % STEPS.length] ?? ''))}.`;
  }
}

/** The marker that Word wrote out before a point of a list; the letters of its symbol typefaces are bullets. */
export function wordMarker(written: string): string {
  const text = written.replaceAll('\u00a0', ' ').trim();
  return /[\p{L}\p{N}][.):]|^\p{N}/u.test(text) ? text : BULLET;
}
