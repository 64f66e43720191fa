/** The portal's own stand at the end of the body, and those of lazy parts behind them. */
const SHEETS = 'link[rel="stylesheet"], style';

function copySheets(target: Document): void {
  const copies = Array.from(document.querySelectorAll(SHEETS), (sheet) => {
    const copy = target.importNode(sheet, true);
    // A document without an address of its own would look for its style sheets beside nothing.
    if (sheet instanceof HTMLLinkElement) copy.setAttribute('href', sheet.href);
    return copy;
  });
  target.head.replaceChildren(...copies);
}

function copyAttributes(target: Document): void {
  for (const { name, value } of document.documentElement.attributes) {
    if (name !== 'style') target.documentElement.setAttribute(name, value);
  }
}

/**
 * Gives a document in a frame the portal's style sheets, language and colour scheme, also those that come later with a lazy
 * part. Returns the way to stop.
 */
export function copyLook(target: Document): () => void {
  copySheets(target);
  copyAttributes(target);
  const sheets = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => node instanceof Element && node.matches(SHEETS))) copySheets(target);
  });
  const attributes = new MutationObserver(() => {
    copyAttributes(target);
  });
  sheets.observe(document.head, { childList: true });
  sheets.observe(document.body, { childList: true });
  attributes.observe(document.documentElement, { attributes: true });
  return () => {
    sheets.disconnect();
    attributes.disconnect();
  };
}
