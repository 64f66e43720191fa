import { useEffect, useEffectEvent, useRef } from 'react';

import { hasOpenDialog } from './has-open-dialog';

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Milliseconds: what follows another key sooner may come from a barcode reader, of which some are slow. */
export const READER_GAP = 300;

export function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** A pressed key as `aria-keyshortcuts` writes it. */
function written({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): string {
  const isLetter = /^\p{L}$/u.test(key);
  const name = isLetter && (ctrlKey || altKey || metaKey) ? key.toUpperCase() : key;
  return [ctrlKey && 'Control', altKey && 'Alt', metaKey && 'Meta', name]
    .filter((part) => part !== false)
    .join('+');
}

function controlOf(shortcut: string): HTMLElement | undefined {
  const controls = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]');
  return [...controls].find(
    (control) =>
      control.getAttribute('aria-keyshortcuts')?.split(' ').includes(shortcut) === true &&
      control.closest('[hidden]:not([data-menu]), [inert]') === null,
  );
}

/**
 * Makes the keys work that controls of the page name in `aria-keyshortcuts`: a field takes the focus, a button is pressed. A
 * single key never works inside a field, and presses a button only where it stands alone: a letter of a barcode presses none. No
 * key works behind a dialog (WCAG 2.1.4: `areSingleKeysOn` is the person's to switch off).
 */
export function useShortcuts(areSingleKeysOn: boolean): void {
  const lastLetter = useRef(Number.NEGATIVE_INFINITY);
  const waiting = useRef<number | undefined>(undefined);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (MODIFIERS.has(event.key)) return;
    window.clearTimeout(waiting.current);
    const isAlone = event.timeStamp - lastLetter.current > READER_GAP;
    const isTyped = isInField(event.target);
    if (event.key.length === 1 && !isTyped) lastLetter.current = event.timeStamp;
    if (event.defaultPrevented || event.repeat || hasOpenDialog()) return;
    const shortcut = written(event);
    // A part of the page may have the key for steps of its own.
    const place = event.target instanceof Element ? event.target.closest('[data-keys]') : null;
    if (place?.getAttribute('data-keys')?.split(' ').includes(shortcut) === true) return;
    const isSingle = shortcut.length === 1;
    if (isSingle && (!areSingleKeysOn || !isAlone || isTyped)) return;
    const control = controlOf(shortcut);
    if (control === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (control instanceof HTMLInputElement) {
      control.focus();
      control.select();
    } else if (isSingle) {
      waiting.current = window.setTimeout(() => {
        if (!hasOpenDialog()) controlOf(shortcut)?.click();
      }, READER_GAP);
    } else control.click();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      press(event);
    };
    // Before the fields see it: some open a list at an arrow.
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
      window.clearTimeout(waiting.current);
    };
  }, []);
}
