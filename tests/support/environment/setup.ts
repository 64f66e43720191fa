import '@testing-library/jest-dom/vitest';

import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

import { setLisUrl } from '@/api/origins';
import { clearAuthorization } from '@/api/session/authorization-store';
import { forgetResetToken } from '@/features/password/reset-token';
import { abortSession } from '@/lib/http/request-session';
import { endTokenTrial } from '@/lib/http/token-trial';

import { closeLaboratory, server } from './laboratory';
import { answerLate } from './late-answers';
import './quick-labels';
import './quick-retries';
import { navigatingLocation } from '@tests/support/page/render-app';
import { isSlow } from './runs';
import { wideScreen } from '@tests/support/page/screen-width';

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

// Generous: a test passes or fails by what is on screen, never by how busy the machine is.
// Strict mode draws everything twice, and costs as much: nightly.
configure({ asyncUtilTimeout: 60_000, reactStrictMode: isSlow() });

vi.stubGlobal('location', navigatingLocation(window.location));
vi.stubGlobal('ResizeObserver', StillObserver);
vi.stubGlobal('IntersectionObserver', StillObserver);
vi.stubGlobal('CSS', { supports: () => true });
wideScreen();
// Nothing is laid out: 0, which means a large screen, unless a test says that the screen is narrow.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
  configurable: true,
  get: () => (window.matchMedia('(max-width: 60em)').matches ? 390 : 0),
});
// There the columns of the results have no room.
Object.defineProperty(HTMLElement.prototype, 'scrollWidth', {
  configurable: true,
  get() {
    return (this as HTMLElement).clientWidth * 2;
  },
});
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    ready: Promise.resolve(),
  },
});

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  answerLate();
});
afterEach(() => {
  cleanup();
  // Calls under way, and the worker that waits for another report.
  abortSession();
  notifications.clean();
  clearAuthorization();
  localStorage.clear();
  wideScreen();
  server.resetHandlers();
});
afterAll(async () => {
  // The next file meets the same modules: what they hold of this one goes.
  endTokenTrial();
  forgetResetToken();
  setLisUrl('');
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.close();
  await closeLaboratory();
});
