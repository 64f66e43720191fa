/**
 * Hides and disables everything on the page but `front`, what appears later included. Sizes and scroll
 * positions stay. Returns the way to show it again, with the focus where it was.
 */
export function drawCurtain(front: HTMLElement): () => void {
  const focused = document.activeElement;
  const covered: HTMLElement[] = [];
  const cover = () => {
    for (const element of document.body.children) {
      if (!(element instanceof HTMLElement) || element === front) continue;
      if (element.hasAttribute('inert')) continue;
      element.setAttribute('inert', '');
      element.style.visibility = 'hidden';
      covered.push(element);
    }
  };
  cover();
  const watcher = new MutationObserver(cover);
  watcher.observe(document.body, { childList: true });
  return () => {
    watcher.disconnect();
    for (const element of covered) {
      element.removeAttribute('inert');
      element.style.visibility = '';
    }
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
