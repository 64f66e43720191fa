import { useEffect } from 'react';

import { presentFocus } from '@/ui/dialog/present-focus';

const CONTROLS = 'button, a[href], input';

function controlsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** The first of the rows, in their direction, that has controls. */
function rowWithControls(rows: readonly Element[]): readonly HTMLElement[] {
  return rows.map(controlsIn).find((controls) => controls.length > 0) ?? [];
}

/** Where a key leads from a control of a row, or from the part itself; undefined where it does what it always does. */
function destination(key: string, part: HTMLElement, target: HTMLElement): HTMLElement | undefined {
  const rows = [...part.querySelectorAll('[role="row"]')];
  const row = target.closest('[role="row"]');
  if (row === null) {
    const { top } = part.getBoundingClientRect();
    const inSight = rows.filter((candidate) => candidate.getBoundingClientRect().top >= top);
    return key === 'ArrowDown' ? rowWithControls(inSight)[0] : undefined;
  }
  const beside = controlsIn(row);
  const place = beside.indexOf(target);
  const at = rows.indexOf(row);
  const inRow = (controls: readonly HTMLElement[]) =>
    controls[Math.min(place, controls.length - 1)];
  switch (key) {
    case 'ArrowDown':
      return inRow(rowWithControls(rows.slice(at + 1)));
    case 'ArrowUp':
      return inRow(rowWithControls(rows.slice(0, at).toReversed()));
    case 'ArrowRight':
      return beside[place + 1];
    case 'ArrowLeft':
      return beside[place - 1];
    case 'Escape':
      return part;
    default:
      return undefined;
  }
}

/**
 * Makes the rows of a table one tab stop, however many buttons and check-boxes they hold: the arrow keys go from row to row and
 * from control to control, Escape comes back to the part that scrolls, which has the focus as well once the row that had it has left the page. `stop` is what the tab key reaches: the part itself, or,
 * where the page scrolls, the control that was used last. Rows come and go while they scroll, so their controls are told apart
 * from the tab order in the page itself.
 */
export function useArrowKeys(part: HTMLElement | null, stop: 'part' | 'control'): void {
  useEffect(() => {
    if (part === null) return undefined;
    let last: HTMLElement | null = null;
    const settle = () => {
      if (last?.isConnected === false) {
        last = null;
        // Where the page scrolls, its keys work without any focus.
        if (stop === 'part' && presentFocus() === null) part.focus({ preventScroll: true });
      }
      const controls = controlsIn(part);
      const reached = controls.find((control) => control === last) ?? controls[0];
      for (const control of controls) {
        const tabIndex = stop === 'control' && control === reached ? 0 : -1;
        // Written anew it would make the browser look at the styles of all rows again.
        if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
      }
    };
    const note = ({ target }: FocusEvent) => {
      if (target === part || !(target instanceof HTMLElement)) return;
      last = target;
      settle();
    };
    const lead = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
      const next = destination(key, part, target);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    const observer = new MutationObserver(settle);
    observer.observe(part, { childList: true, subtree: true });
    part.addEventListener('focusin', note);
    part.addEventListener('keydown', lead);
    settle();
    return () => {
      observer.disconnect();
      part.removeEventListener('focusin', note);
      part.removeEventListener('keydown', lead);
    };
  }, [part, stop]);
}
