import '@testing-library/jest-dom/vitest';

import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

import { clearAuthorization } from '@/api/authentication/authorization-store';

import { closeLaboratory, server } from './laboratory';
import { navigatingLocation } from './render-app';

/** What Mantine and the virtual lists ask of a browser and jsdom lacks. Nothing is laid out, so nothing ever changes size. */
class StillObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

// The demo laboratory works in this same process and hashes passwords as slowly as a real one.
configure({ asyncUtilTimeout: 5000 });

vi.stubGlobal('location', navigatingLocation(window.location));
vi.stubGlobal('ResizeObserver', StillObserver);
vi.stubGlobal('IntersectionObserver', StillObserver);
// Reduced motion: what a test opens is there at once, also on a busy machine.
vi.stubGlobal('matchMedia', (media: string) => ({
  matches: media.includes('prefers-reduced-motion'),
  media,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
Object.defineProperty(document, 'fonts', {
  value: {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    ready: Promise.resolve(),
  },
});

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  cleanup();
  notifications.clean();
  clearAuthorization();
  localStorage.clear();
  server.resetHandlers();
});
afterAll(async () => {
  server.close();
  await closeLaboratory();
});
