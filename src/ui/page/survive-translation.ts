/**
 * Lets React go on in a page whose texts a translation or an extension put elsewhere: removing and inserting act where the node is
 * now, and pass over one that is gone (React issue 11538).
 */
export function surviveTranslation(): void {
  const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype);
  Node.prototype.removeChild = function remove<T extends Node>(child: T): T {
    if (this.contains(child)) removeChild.value?.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(node: T, before: Node | null): T {
    let place = before;
    while (place !== null && place.parentNode !== this) place = place.parentNode;
    insertBefore.value?.call(this, node, place);
    return node;
  };
}
