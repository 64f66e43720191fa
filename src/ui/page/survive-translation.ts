/** The element that translations of a page put around every text. */
const TRANSLATED = 'FONT';

/** What stands among the children of `parent` for a node that something else has put deeper; null where it is not there at all. */
function holderOf(parent: Node, node: Node): Node | null {
  let holder: Node | null = node;
  while (holder !== null && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
}

/** What holds a text now goes in its place, so that no former text stays behind. */
function tolerateMovedNodes(): void {
  const { removeChild: remove, insertBefore: insert } = Object.getOwnPropertyDescriptors(
    Node.prototype,
  );
  Node.prototype.removeChild = function removeChild<T extends Node>(child: T): T {
    const holder = holderOf(this, child);
    if (holder !== null) remove.value?.call(this, holder);
    return child;
  };
  Node.prototype.insertBefore = function insertBefore<T extends Node>(
    node: T,
    before: Node | null,
  ): T {
    insert.value?.call(this, node, before === null ? null : holderOf(this, before));
    return node;
  };
}

/**
 * Lets React go on in a page that a browser translates against the page's word (`translate="no"`): translation puts each text into
 * elements of its own, and React then fails on nodes that are not where it left them. Nothing is changed before one is seen
 * (docs/promises.md J5).
 */
export function surviveTranslation(): void {
  const watch = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => Array.from(addedNodes));
    if (!added.some(({ nodeName }) => nodeName === TRANSLATED)) return;
    watch.disconnect();
    tolerateMovedNodes();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
