/** What translations of pages and extensions do with a text that they put into an element of their own. */
export interface Wrapping {
  readonly tag: string;
  /** The text itself goes into the element; or a copy of it, as with Google's; or what is left of it once its beginning is cut off. */
  readonly holds: 'text' | 'copy' | 'rest';
}

/** The translation that puts texts deeper, and the one whose page has none of the texts that it was drawn with. */
export const TRANSLATIONS: readonly Wrapping[] = [
  { tag: 'font', holds: 'text' },
  { tag: 'font', holds: 'copy' },
];

/**
 * Puts every piece of text into two elements, as a translation does, and goes on with each text that changes or comes. Self-contained,
 * to run in a browser's page as well. Returns the way to stop.
 */
export function translatePage({ tag, holds }: Wrapping): () => void {
  // `font` is no longer an element to write, but the one that browsers use.
  const element = () => document.createElementNS('http://www.w3.org/1999/xhtml', tag);
  const wrap = (text: Text) => {
    const isForeign = text.parentElement?.closest(`script, style, textarea, ${tag}`) !== null;
    if (isForeign || text.data.trim() === '') return;
    const held = holds === 'rest' && text.length > 1 ? text.splitText(1) : text;
    const outer = element();
    const inner = element();
    outer.append(inner);
    held.replaceWith(outer);
    inner.append(holds === 'copy' ? held.data : held);
  };
  const wrapAll = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text: Node | null = texts.currentNode; text !== null; text = texts.nextNode()) {
      if (text instanceof Text) found.push(text);
    }
    found.forEach(wrap);
  };
  wrapAll(document.body);
  const watch = new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records) {
      if (type === 'characterData') wrapAll(target);
      else addedNodes.forEach(wrapAll);
    }
  });
  // Those that mark a part of a text do so once.
  if (holds !== 'rest') {
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  }
  return () => {
    watch.disconnect();
  };
}
