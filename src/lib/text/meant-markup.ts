import { wordMarker } from '@/domain/base/markup/list-markers';
import { looksOf } from '@/domain/base/markup/looks';
import { parseMarkup } from '@/domain/base/markup/parse-markup';
import { DROPPED } from '@/domain/base/markup/read-markup';

/** Elements that mean nothing but a look: what is said of the look by style counts more than their names. */
const LOOKS = /^(?:b|strong|i|em|cite|dfn|var|s|strike|del|sup|sub)$/;
/** Their name says it already. */
const HEADS = /^(?:h[1-6]|th)$/;
const BLOCKS = 'p, div, ul, ol, li, table, blockquote, h1, h2, h3, h4, h5, h6';
const WORD_MARKER = /\bmso-list\s*:\s*ignore/i;
const WORD_LEVEL = /\bmso-list\s*:[^;]*\blevel([1-9])/i;

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

/** The paragraphs that Word writes for the points of a list become one; the marker that it wrote out tells the list's kind. */
function makeWordLists(body: HTMLElement): void {
  /** The open list of each level. */
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      WORD_MARKER.test(styleOf(span)),
    );
    if (marker === undefined) continue;
    const kind = wordMarker(marker.textContent) === '•' ? 'ul' : 'ol';
    marker.remove();
    const level = Number(WORD_LEVEL.exec(styleOf(paragraph))?.[1] ?? 1);
    const begin = () => {
      const list = body.ownerDocument.createElement(kind);
      const parent = open.at(-1)?.lastElementChild;
      if (parent === undefined || parent === null) paragraph.before(list);
      else parent.append(list);
      open.push(list);
    };
    const runsOn = open[0] !== undefined && paragraph.previousElementSibling === open[0];
    open = runsOn ? open.slice(0, level) : [];
    if (open.length === level && open.at(-1)?.localName !== kind) open.pop();
    if (open.length === 0 || open.length < level) begin();
    const point = body.ownerDocument.createElement('li');
    point.append(...paragraph.childNodes);
    open.at(-1)?.append(point);
    paragraph.remove();
  }
}

/**
 * Markup of another editor with what it means written in elements, where an editor such as Word or Google Docs says it by style:
 * `<b style="font-weight:normal">` is not bold, and hidden parts are none. Looks stay behind.
 */
export function meantMarkup(html: string): string {
  const parsed = parseMarkup(html);
  if (parsed === null) return html;
  const looks = looksOf(parsed);
  for (const element of [...parsed.body.querySelectorAll('*')].toReversed()) {
    const { isHidden, bold, italic, struck, script } = looks(element);
    if (isHidden || DROPPED.test(element.localName)) {
      element.remove();
      continue;
    }
    const isHead = HEADS.test(element.localName) || element.querySelector(BLOCKS) !== null;
    const isLook = LOOKS.test(element.localName);
    const marks = [bold === true && 'strong', italic === true && 'em', struck && 's', script];
    for (const mark of isHead && !isLook ? [] : marks) {
      if (mark === false || mark === null) continue;
      const marked = parsed.createElement(mark);
      marked.append(...element.childNodes);
      element.append(marked);
    }
    if (isLook) element.replaceWith(...element.childNodes);
  }
  makeWordLists(parsed.body);
  return parsed.body.innerHTML;
}
