import { act } from '@testing-library/react';
import { vi } from 'vitest';

type OnChange = (change: Pick<MediaQueryListEvent, 'matches' | 'media'>) => void;

/** Who waits for a change of which media query. */
const watchers = new Map<OnChange, string>();

/** What a test opens is there at once, on a busy machine too: motion is reduced. */
function stubScreen(isNarrow: boolean, isTouched = false, hasRoom = false): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches:
      media.includes('prefers-reduced-motion') ||
      (isNarrow && media.includes('max-width')) ||
      (isTouched && media.includes('pointer: coarse')) ||
      (hasRoom && media.includes('min-width: 80em')),
    media,
    addEventListener: (_kind: string, onChange: OnChange) => {
      watchers.set(onChange, media);
    },
    removeEventListener: (_kind: string, onChange: OnChange) => {
      watchers.delete(onChange);
    },
  }));
}

/** The screen of a desk, which each test begins with (tests/support/environment/setup). */
export function wideScreen(): void {
  stubScreen(false);
}

/** Every width below which a style sheet or a screen is narrow is the present one, until the test ends. */
export function narrowScreen(): void {
  stubScreen(true);
}

/** The device is worked with fingers, as a phone, until the test ends or says otherwise. */
export function touchScreen(): void {
  stubScreen(false, true);
}

/** There is room for a test beside the results, until the test ends. */
export function roomyScreen(): void {
  stubScreen(false, false, true);
}

/** The screen changes while something is shown on it, as a tablet that is turned. */
export function changeLayout(width: 'narrow' | 'wide' | 'roomy'): void {
  stubScreen(width === 'narrow', false, width === 'roomy');
  act(() => {
    for (const [onChange, media] of watchers) onChange(window.matchMedia(media));
  });
}
