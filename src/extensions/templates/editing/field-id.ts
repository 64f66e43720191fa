/** The id of the control at a path of the template. */
export function fieldId(path: string): string {
  return `template-${path}`;
}

/** Leads to the control at a path, or to the first one below it, and opens what it is folded into. */
export function focusField(path: string): void {
  const place = document.getElementById(fieldId(path));
  if (place === null) return;
  const group = place.closest('details');
  if (group !== null) group.open = true;
  const controls = 'input, select, textarea, button';
  const control = place.matches(controls) ? place : place.querySelector<HTMLElement>(controls);
  place.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
