import { useEffect } from 'react';

import { presentFocus } from '@/ui/dialog/present-focus';

const CONTROLS = 'button, a[href], input';
const ROWS = '[role="row"]';

function controlsIn(part: Element): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** The controls of the first of the rows, in their direction, that has some. */
function nextControls(rows: readonly Element[]): readonly HTMLElement[] {
  const row = rows.find((candidate) => candidate.querySelector(CONTROLS) !== null);
  return row === undefined ? [] : controlsIn(row);
}

/** Asks what holds a row before the row itself: a block that is skipped need not be laid out for it. */
function isBelow(row: Element, top: number): boolean {
  const { bottom = 0 } = row.parentElement?.getBoundingClientRect() ?? {};
  return bottom >= top && row.getBoundingClientRect().top >= top;
}

/** Where a key leads from a control of a row, or from the part itself; undefined where it does what it always does. */
function destination(key: string, part: HTMLElement, target: HTMLElement): HTMLElement | undefined {
  const rows = [...part.querySelectorAll(ROWS)];
  const row = target.closest(ROWS);
  if (row === null) {
    const { top } = part.getBoundingClientRect();
    const first = rows.findIndex((candidate) => isBelow(candidate, top));
    return key === 'ArrowDown' && first >= 0 ? nextControls(rows.slice(first))[0] : undefined;
  }
  const beside = controlsIn(row);
  const place = beside.indexOf(target);
  const at = rows.indexOf(row);
  const inRow = (controls: readonly HTMLElement[]) =>
    controls[Math.min(place, controls.length - 1)];
  switch (key) {
    case 'ArrowDown':
      return inRow(nextControls(rows.slice(at + 1)));
    case 'ArrowUp':
      return inRow(nextControls(rows.slice(0, at).toReversed()));
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
 * Makes the rows of a table one tab stop: the arrow keys go from row to row and from control to control, Escape comes back to the part
 * that scrolls. `stop` is what the tab key reaches: the part itself, or, where the page scrolls, the control that was used last.
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
