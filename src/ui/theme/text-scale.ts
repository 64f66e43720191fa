import { useSyncExternalStore } from 'react';

import { watchSize } from '@/ui/window/watch-size';

/** The size of the root's letters that every measure in pixels was made for. */
const USUAL = 16;

let scale: number | undefined;

function measuredScale(): number {
  // Where nothing is laid out there are no sizes.
  if (!('document' in globalThis)) return 1;
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / USUAL : 1;
}

/**
 * How many times as large as usual the reader has texts in this browser: what is measured in pixels and holds text grows with
 * it. Measured once, and again when it changes, since in the middle of drawing the question makes the browser work out every style.
 */
export function textScale(): number {
  return (scale ??= measuredScale());
}

const followers = new Set<() => void>();
let leave: (() => void) | undefined;

/** Nothing tells of the size of the root's letters; an element that is as wide as one of them is tells of its own. */
function watchLetter(): () => void {
  const letter = document.createElement('div');
  letter.setAttribute('aria-hidden', 'true');
  Object.assign(letter.style, { position: 'absolute', width: '1rem', visibility: 'hidden' });
  document.body.append(letter);
  const stop = watchSize(letter, () => {
    scale = measuredScale();
    for (const tell of followers) tell();
  });
  return () => {
    stop();
    letter.remove();
  };
}

function follow(tell: () => void): () => void {
  followers.add(tell);
  leave ??= watchLetter();
  return () => {
    followers.delete(tell);
    if (followers.size > 0) return;
    leave?.();
    leave = undefined;
  };
}

/** `textScale`, drawn anew with it when the reader changes the size of texts while the portal is open. */
export function useTextScale(): number {
  return useSyncExternalStore(follow, textScale);
}
