/**
 * What a browser's page translation does: every piece of text is put into two elements of its own. Self-contained, to run in a
 * browser's page as well.
 */
export function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const isForeign = text.parentElement?.closest('script, style, textarea, font') !== null;
    if (!isForeign && text.textContent?.trim() !== '') found.push(text);
  }
  // No longer an element to write, but the one that browsers use.
  const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  for (const text of found) {
    const outer = font();
    const inner = font();
    text.parentNode?.replaceChild(outer, text);
    inner.append(text);
    outer.append(inner);
  }
}
