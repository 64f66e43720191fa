/** The element that has the focus; null where the page itself has it. */
export function presentFocus(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}
