import { flushSync } from 'react-dom';

/** The id of the control at a path of the template. */
export function fieldId(path: string): string {
  return `template-${path}`;
}

/** Leads to the control at a path, or to the first one below it, and unfolds what it is folded into. */
export function focusField(path: string): void {
  const find = () => document.getElementById(fieldId(path));
  const fold = find();
  if (fold?.getAttribute('aria-expanded') === 'false') {
    flushSync(() => {
      fold.click();
    });
  }
  const place = find();
  const controls = 'input, select, textarea, button';
  const control =
    place?.matches(controls) === true ? place : place?.querySelector<HTMLElement>(controls);
  place?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
