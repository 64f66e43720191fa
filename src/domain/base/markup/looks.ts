import { plainNumber } from '@/domain/base/number-readings';

import { SHEET } from './parse-markup';

/** What an editor says of an element by its name or its style; null where it says nothing, and what surrounds it holds. */
export interface Looks {
  readonly isHidden: boolean;
  readonly bold: boolean | null;
  readonly italic: boolean | null;
  readonly struck: boolean;
  readonly script: 'sup' | 'sub' | null;
  /** Line breaks of the text are meant. */
  readonly keepsLines: boolean | null;
  /** A keyword of `list-style-type`; empty for none. */
  readonly list: string;
  readonly isBlock: boolean;
  /** Steps to the right. */
  readonly indent: number;
}

/** Declarations of a style by their names, in lower case. */
type Style = ReadonlyMap<string, string>;

const BOLD = /^(?:b|strong|th|h[1-6])$/;
const ITALIC = /^(?:i|em|cite|dfn|var)$/;
const STRUCK = /^(?:s|strike|del)$/;
const HEAVY = /^(?:bold|bolder|[6-9]\d\d|1000)$/;
const BLOCK = /^(?:block|flex|grid|list-item|table)$/;
const NOTHING = /^0(?:\.0+)?(?:%|[a-z]{1,3})?$/;
const KEEPS_LINES = /^(?:pre|listing|xmp|textarea)$/;
/** What one step to the right is in each unit. */
const STEPS: Readonly<Record<string, number>> = { px: 40, pt: 36, em: 3, rem: 3, cm: 1.2, in: 0.5 };
const LENGTH = /^(\d{1,4}(?:\.\d{1,4})?)(px|pt|r?em|cm|in)$/;
const LIST_STYLE = /\b(?:none|disc|circle|square|decimal|(?:lower|upper)-(?:alpha|latin|roman))\b/;
/** Of a style sheet only so many rules are tried on every element. */
const MOST_RULES = 100;
const RULE = /([^{}@;]{1,300})\{([^{}]{0,2000})\}/g;
/** Of other media, and comments. */
const ASIDE = /<!--|-->|\/\*(?:[^*]|\*(?!\/))*\*\/|@media[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi;

function declarations(written: string): readonly (readonly [string, string])[] {
  return written.split(';').map((one) => {
    const [name = '', ...value] = one.split(':');
    const said = value.join(':').replace(/!important/i, '');
    return [name.trim().toLowerCase(), said.trim().toLowerCase()];
  });
}

interface Rule {
  readonly selector: string;
  readonly style: readonly (readonly [string, string])[];
}

function rulesOf(css: string): readonly Rule[] {
  return [...css.replaceAll(ASIDE, ' ').matchAll(RULE)].map(([, selector = '', written = '']) => {
    return { selector: selector.trim(), style: declarations(written) };
  });
}

function fits(element: Element, { selector }: Rule): boolean {
  try {
    return element.matches(selector);
  } catch {
    // Not a selector, or one that this browser does not know.
    return false;
  }
}

/** Word writes some of them as `text-line-through`. */
function isStruck(name: string, style: Style): boolean {
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  if (line.includes('line-through')) return true;
  if ((style.get('text-line-through') ?? 'none') !== 'none') return true;
  return STRUCK.test(name) && !line.includes('none');
}

function isHidden(element: Element, style: Style): boolean {
  return (
    style.get('display') === 'none' ||
    /^(?:hidden|collapse)$/.test(style.get('visibility') ?? '') ||
    NOTHING.test(style.get('opacity') ?? '') ||
    NOTHING.test(style.get('font-size') ?? '') ||
    style.get('mso-hide') === 'all' ||
    element.hasAttribute('hidden')
  );
}

function scriptOf(name: string, style: Style): Looks['script'] {
  const align = style.get('vertical-align');
  if (align === 'super' || name === 'sup') return 'sup';
  return align === 'sub' || name === 'sub' ? 'sub' : null;
}

/** The left side of `margin: 0 0 0 40px`. */
function leftOf(style: Style): string {
  const all = (style.get('margin') ?? '').split(/\s+/);
  return style.get('margin-left') ?? style.get('padding-left') ?? all[3] ?? '';
}

function stepsOf(length: string): number {
  const [, value = '', unit = ''] = LENGTH.exec(length) ?? [];
  return Math.round((plainNumber(value) ?? 0) / (STEPS[unit] ?? 1));
}

/** What a style says by `test`, or else a name; `inherit` says nothing. */
function saidOf(value: string | undefined, test: RegExp, byName: boolean): boolean | null {
  if (value !== undefined && value !== 'inherit') return test.test(value);
  return byName ? true : null;
}

/** How the elements of a parsed text look, by their names, their styles and the text's own style sheets. */
export function looksOf(parsed: Document): (element: Element) => Looks {
  const name: string = SHEET;
  const sheets = Array.from(parsed.querySelectorAll(name), (sheet) => sheet.textContent);
  const rules = sheets.flatMap(rulesOf).slice(0, MOST_RULES);
  return (element) => {
    const name = element.localName;
    const fitting = rules.filter((rule) => fits(element, rule)).flatMap(({ style }) => style);
    const own = declarations(element.getAttribute('data-style') ?? '');
    const style: Style = new Map([...fitting, ...own]);
    const list = style.get('list-style-type') ?? style.get('list-style') ?? '';
    return {
      isHidden: isHidden(element, style),
      bold: saidOf(style.get('font-weight'), HEAVY, BOLD.test(name)),
      italic: saidOf(style.get('font-style'), /^(?:italic|oblique)/, ITALIC.test(name)),
      struck: isStruck(name, style),
      script: scriptOf(name, style),
      keepsLines: saidOf(style.get('white-space'), /^(?:pre|break-spaces)/, KEEPS_LINES.test(name)),
      list: LIST_STYLE.exec(list)?.[0] ?? '',
      isBlock: BLOCK.test(style.get('display') ?? ''),
      indent: stepsOf(leftOf(style)),
    };
  };
}
