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

const BOLD = /^(?:b|strong|th|h[1-6])$/;
const ITALIC = /^(?:i|em|cite|dfn|var)$/;
const STRUCK = /^(?:s|strike|del)$/;
const HEAVY = /^(?:bold|bolder|[6-9]\d\d|1000)$/;
const BLOCK = /^(?:block|flex|grid|list-item|table)$/;
const NOTHING = /^0(?:\.0+)?(?:%|[a-z]{1,3})?$/;
const KEEPS_LINES = /^(?:pre|listing|xmp|textarea)$/;
/** What Word writes and browsers do not know. */
const HIDDEN_IN_WORD = /\bmso-hide\s*:\s*all/i;
const STRUCK_IN_WORD = /\btext-line-through\s*:\s*(?!none)/i;
/** What one step to the right is in each unit. */
const STEPS: Readonly<Record<string, number>> = { px: 40, pt: 36, em: 3, rem: 3, cm: 1.2, in: 0.5 };
const LENGTH = /^(\d{1,4}(?:\.\d{1,4})?)(px|pt|r?em|cm|in)$/;
/** Of a style sheet only so many rules are tried on every element. */
const MOST_RULES = 100;
const TELLING =
  /^(?:display|visibility|opacity|font-(?:size|weight|style)|text-decoration(?:-line)?|vertical-align|white-space|list-style-type)$/;

interface Rule {
  readonly selector: string;
  readonly style: string;
}

function tellingRules(css: string): readonly Rule[] {
  if (typeof CSSStyleSheet === 'undefined') return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.replaceAll(/<!--|-->/g, ''));
  return [...sheet.cssRules].flatMap((rule) => {
    if (!('selectorText' in rule)) return [];
    const { selectorText, style } = rule as CSSStyleRule;
    return [...style].some((name) => TELLING.test(name))
      ? [{ selector: selectorText, style: style.cssText }]
      : [];
  });
}

/** Whether a style says something of its own. */
const isSaid = (value: string) => value !== '' && value !== 'inherit';

function stepsOf(length: string): number {
  const [, value = '', unit = ''] = LENGTH.exec(length) ?? [];
  return Math.round((plainNumber(value) ?? 0) / (STEPS[unit] ?? 1));
}

function isStruck(name: string, style: CSSStyleDeclaration, written: string): boolean {
  const line = `${style.textDecorationLine} ${style.textDecoration}`;
  if (line.includes('line-through') || STRUCK_IN_WORD.test(written)) return true;
  return STRUCK.test(name) && !line.includes('none');
}

function isHidden(element: Element, style: CSSStyleDeclaration, written: string): boolean {
  return (
    style.display === 'none' ||
    /^(?:hidden|collapse)$/.test(style.visibility) ||
    NOTHING.test(style.opacity) ||
    NOTHING.test(style.fontSize) ||
    HIDDEN_IN_WORD.test(written) ||
    element.hasAttribute('hidden')
  );
}

function scriptOf(name: string, { verticalAlign }: CSSStyleDeclaration): Looks['script'] {
  if (verticalAlign === 'super' || name === 'sup') return 'sup';
  return verticalAlign === 'sub' || name === 'sub' ? 'sub' : null;
}

function keepsLines(name: string, { whiteSpace }: CSSStyleDeclaration): boolean | null {
  if (KEEPS_LINES.test(name)) return true;
  return isSaid(whiteSpace) ? /^(?:pre|break-spaces)/.test(whiteSpace) : null;
}

/** How the elements of a parsed text look, by their names, their styles and the text's own style sheets. */
export function looksOf(parsed: Document): (element: Element) => Looks {
  const sheets = [...parsed.querySelectorAll(SHEET)].map((sheet) => sheet.textContent);
  const rules = sheets.flatMap(tellingRules).slice(0, MOST_RULES);
  // The browser reads styles; as attributes of the parsed text they would count as styles of the page.
  const { style } = parsed.createElement('span');
  return (element) => {
    const name = element.localName;
    const own = element.getAttribute('data-style') ?? '';
    const fitting = rules.filter(({ selector }) => element.matches(selector));
    const written = [...fitting.map((rule) => rule.style), own].join(';');
    style.cssText = written;
    const { fontWeight, fontStyle } = style;
    return {
      isHidden: isHidden(element, style, written),
      bold: isSaid(fontWeight) ? HEAVY.test(fontWeight) : BOLD.test(name) || null,
      italic: isSaid(fontStyle) ? fontStyle !== 'normal' : ITALIC.test(name) || null,
      struck: isStruck(name, style, written),
      script: scriptOf(name, style),
      keepsLines: keepsLines(name, style),
      list: style.listStyleType,
      isBlock: BLOCK.test(style.display),
      indent: stepsOf(style.marginLeft) || stepsOf(style.paddingLeft),
    };
  };
}
