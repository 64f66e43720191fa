import { useEffect, useEffectEvent } from 'react';

import { hasOpenDialog } from './has-open-dialog';

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

function isInField(target: EventTarget | null): boolean {
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
      control.closest('[hidden], [inert]') === null,
  );
}

/**
 * Makes the keys work that controls of the page name in `aria-keyshortcuts`: a field takes the focus, a button is pressed. A
 * single key never works inside a field, and only in lower case, so that the capitals of a barcode reader press nothing; none
 * works behind a dialog (WCAG 2.1.4: `areSingleKeysOn` is the person's to switch off).
 */
export function useShortcuts(areSingleKeysOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || hasOpenDialog()) return;
    const shortcut = written(event);
    const isSingle = shortcut.length === 1;
    if (isSingle && (!areSingleKeysOn || isInField(event.target))) return;
    const control = controlOf(shortcut);
    if (control === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (control instanceof HTMLInputElement) {
      control.focus();
      control.select();
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
    };
  }, []);
}
