import { vi } from 'vitest';

/** What a test opens is there at once, on a busy machine too: motion is reduced. */
function stubScreen(isNarrow: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('prefers-reduced-motion') || (isNarrow && media.includes('max-width')),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** The screen of a desk, which each test begins with (tests/support/setup). */
export function wideScreen(): void {
  stubScreen(false);
}

/** Every width below which a style sheet or a screen is narrow is the present one, until the test ends. */
export function narrowScreen(): void {
  stubScreen(true);
}
