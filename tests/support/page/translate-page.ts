/**
 * Puts every text, or a copy of it, into two elements, as a translation does, and goes on with each text that changes or comes.
 * Google's page has copies of the texts that it was drawn with. Returns the way to stop.
 */
export function translatePage(holds: 'text' | 'copy'): () => void {
  // `font` is no longer an element to write, but the one that browsers use.
  const element = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const wrap = (text: Text) => {
    const isForeign = text.parentElement?.closest('script, style, textarea, font') !== null;
    if (isForeign || text.data.trim() === '') return;
    const outer = element();
    const inner = element();
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(holds === 'copy' ? text.data : text);
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
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
  };
}
