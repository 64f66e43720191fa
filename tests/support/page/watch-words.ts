import { onTestFinished } from 'vitest';

/** Every word that came into the page from now on, even for an instant. */
export function watchWords(): () => string {
  const words: string[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      for (const node of [target, ...addedNodes]) words.push(node.textContent ?? '');
    }
  });
  watcher.observe(document, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => {
    watcher.disconnect();
  });
  return () => words.join('\n');
}
