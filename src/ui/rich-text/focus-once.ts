/** A `ref` for what somebody just asked for: it is where they go on. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
