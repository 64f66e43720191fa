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
  // The element that browsers still use is not one to write.
  const tag: string = 'font';
  for (const text of found) {
    const outer = document.createElement(tag);
    const inner = document.createElement(tag);
    text.parentNode?.replaceChild(outer, text);
    inner.append(text);
    outer.append(inner);
  }
}
