import { useEffect, useEffectEvent } from 'react';

import { hasOpenDialog } from '@/ui/shortcuts/has-open-dialog';

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

/** Takes a code out of the field that it was typed into; React notices only what the element's own setter does. */
function restore({ field, text }: Written): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Hands on what a barcode reader types anywhere on the page, but in an open dialog, whose order must not change behind it, and in
 * fields that take scans themselves. Nothing else of the page sees the key that ends a code.
 */
export function useScanner(onScan: (text: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const keys = new ScannedKeys();
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
      if (text === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (before !== null) restore(before);
      scanned(text);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
    };
  }, []);
}
