import { useEffect, useEffectEvent, type RefObject } from 'react';

import { hasOpenDialog } from '@/ui/shortcuts/has-open-dialog';
import { isInField, READER_GAP } from '@/ui/shortcuts/use-shortcuts';

import { ScannedKeys } from './scanned-keys';

/** Fields whose text is already understood take their scans themselves. */
export const OWN_SCANS = { 'data-scans': 'own' } as const;

/** A text field and what stood in it before a code was typed into it. */
interface Written {
  readonly field: HTMLInputElement;
  readonly text: string;
}

function writtenIn(target: EventTarget | null): Written | null {
  return target instanceof HTMLInputElement ? { field: target, text: target.value } : null;
}

/** Writes into a field; React notices only what the element's own setter does. */
function write({ field, text }: Written): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is typed outside of fields, for readers that are as slow as a hand: from its first digit on it goes into the one field. */
class LooseKeys {
  #text = '';
  #last = Number.NEGATIVE_INFINITY;

  take(
    { key, timeStamp, target, ctrlKey, altKey, metaKey }: KeyboardEvent,
    field: HTMLInputElement,
  ) {
    if (key.length !== 1) return;
    if (timeStamp - this.#last > READER_GAP) this.#text = '';
    this.#last = timeStamp;
    if (ctrlKey || altKey || metaKey || isInField(target)) this.#text = '';
    else if (/\d/.test(key)) {
      // The browser writes the digit itself, where the focus is by then.
      field.focus();
      write({ field, text: this.#text });
      this.#text = '';
    } else this.#text += key;
  }
}

/**
 * Hands on what a barcode reader types anywhere on the page, but in an open dialog, whose order must not change behind it, and in
 * fields that take scans themselves. Nothing else of the page sees the key that ends a code. A number that is typed slowly goes into
 * the field given.
 */
export function useScanner(
  fieldRef: RefObject<HTMLInputElement | null>,
  onScan: (text: string) => void,
): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const keys = new ScannedKeys();
    const loose = new LooseKeys();
    let before: Written | null = null;
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const isOwn = target instanceof Element && target.closest('[data-scans="own"]') !== null;
      if (isOwn || hasOpenDialog()) {
        keys.forget();
        return;
      }
      const wasInTime = !keys.isEmpty;
      const text = keys.take(event);
      if (!wasInTime) before = writtenIn(target);
      if (text === null) {
        if (fieldRef.current !== null) loose.take(event, fieldRef.current);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (before !== null) write(before);
      scanned(text);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
    };
  }, [fieldRef]);
}
