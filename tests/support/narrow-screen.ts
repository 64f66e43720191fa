import { vi } from 'vitest';

/** Every width below which a style sheet or a screen is narrow is the present one, until the globals are unstubbed. */
export function narrowScreen(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width') || media.includes('prefers-reduced-motion'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
