/** Where a text stood that is shown by something else, and what shows it: what took its place, or what was cut off its end. */
interface StandIn {
  readonly parent: Node;
  readonly others: readonly Node[];
}

const standIns = new WeakMap<Node, StandIn>();

function isText(node: Node | null): node is Text {
  return node !== null && node.nodeType === node.TEXT_NODE;
}

function isElement(node: Node | null): node is Element {
  return node !== null && node.nodeType === node.ELEMENT_NODE;
}

/**
 * What shows `node` inside `parent`: itself or what stands for it, with the wrappers that hold nothing else. Empty where all of it is
 * gone.
 */
function placesOf(parent: Node, node: Node): readonly ChildNode[] {
  const others = standIns.get(node)?.others.flatMap((other) => placesOf(parent, other)) ?? [];
  if (node.parentNode === null || !parent.contains(node)) return others;
  let place = node as ChildNode;
  while (place.parentNode !== parent && place.parentNode?.childNodes.length === 1) {
    place = place.parentNode as Element;
  }
  return [place, ...others];
}

/** React's two methods act on what shows a node of `parent` now, so that no former text stays behind. */
function tolerateChanges(parent: Node): void {
  if (Object.hasOwn(parent, 'removeChild')) return;
  const { removeChild: remove, insertBefore: insert } = Object.getOwnPropertyDescriptors(
    Node.prototype,
  );
  parent.removeChild = function removeChild<T extends Node>(child: T): T {
    for (const place of placesOf(this, child)) remove.value?.call(place.parentNode, place);
    return child;
  };
  parent.insertBefore = function insertBefore<T extends Node>(node: T, before: Node | null): T {
    let place: Node | null = before === null ? null : (placesOf(this, before)[0] ?? null);
    while (place !== null && place.parentNode !== this) place = place.parentNode;
    insert.value?.call(this, node, place);
    return node;
  };
}

/** A text that React writes anew is shown by itself again, which a translation that still runs then finds. */
function showAgain(text: Node): void {
  const parent = standIns.get(text)?.parent;
  if (parent === undefined) return;
  const others = placesOf(parent, text).filter((place) => !place.contains(text));
  standIns.delete(text);
  if (text.parentNode === null) others[0]?.before(text);
  for (const other of others) other.remove();
}

/** Whether a text was cut in two: the browser adds the second part after it and shortens it then. React does neither so. */
function isCut(added: MutationRecord, { target, oldValue }: MutationRecord): boolean {
  const [rest] = added.addedNodes;
  if (rest === undefined || added.previousSibling !== target || !isText(target)) return false;
  return isText(rest) && oldValue?.startsWith(target.data) === true && oldValue.includes(rest.data);
}

/** What took the place of a node: at once, or beside a text before that went. React removes first and adds then. */
function replacementOf(node: Node, record: MutationRecord, added: ReadonlySet<Node>): Node[] {
  if (record.addedNodes.length > 0) return [...record.addedNodes];
  const beside = [record.previousSibling, record.nextSibling].filter(isElement);
  return isText(node) ? beside.filter((each) => added.has(each)).slice(0, 1) : [];
}

function standFor(node: Node, parent: Node, others: readonly Node[]): void {
  const before = standIns.get(node)?.others ?? [];
  standIns.set(node, { parent, others: [...new Set([...before, ...others])] });
}

/** Keeps what became of the nodes that left their place. */
function followLeaving(record: MutationRecord, added: ReadonlySet<Node>, watch: MutationObserver) {
  const { target, removedNodes } = record;
  for (const node of removedNodes) {
    const others = node.parentNode === null ? replacementOf(node, record, added) : [];
    if (others.length > 0) {
      standFor(node, target, others);
      // What React writes into it is heard, though it has left the page.
      watch.observe(node, { characterData: true });
    }
    const isMoved = node.parentNode !== null && node.parentNode !== target;
    if (isMoved || others.some(isElement)) tolerateChanges(target);
  }
}

/** Follows what happens to the page. */
function follow(records: readonly MutationRecord[], watch: MutationObserver): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const [at, record] of records.entries()) {
    const before = records[at - 1];
    for (const node of record.addedNodes) standIns.delete(node);
    if (record.type === 'childList') {
      followLeaving(record, added, watch);
    } else if (before !== undefined && isCut(before, record)) {
      standFor(record.target, before.target, [...before.addedNodes]);
      tolerateChanges(before.target);
    } else showAgain(record.target);
  }
}

/**
 * Lets React go on in a page whose texts something else changes: translations, against the page's word (`translate="no"`), and
 * extensions that mark words or numbers put texts into elements of their own, copy them there or cut them. React then fails on nodes
 * that are not where it left them, or leaves the copies standing. Only the elements in which that was seen are changed.
 */
export function surviveTranslation(): void {
  const watch = new MutationObserver((records) => {
    follow(records, watch);
  });
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });
}
