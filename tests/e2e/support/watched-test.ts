import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { canariesIn } from './canaries';
import { makeOldest } from './oldest-browser';

declare global {
  interface Window {
    /** The way out of the page for a violation that it saw. */
    reportViolation?: (violation: string, report: string) => void;
  }
}

/** What a page did that no journey may do. */
export interface Watch {
  /** Console errors and uncaught exceptions. */
  readonly errors: string[];
  /** Violations of the content security policy, Trusted Types included. */
  readonly violations: string[];
  /** Requests to a host that is neither the portal nor the demo laboratory. */
  readonly strangers: string[];
  /** Kinds of patient data and secrets in what went to the console, to `window.onerror` or into a report of the policy. */
  readonly leaks: string[];
  /** Console errors that the test provokes on purpose, such as the browser's line about a refused sign-in. */
  expected: RegExp[];
}

/** Files that an installation may have: where they are missing, the browser notes a 404. */
const OPTIONAL_FILE = /\/reports\/(?:index|labels|order)\.json$/;

async function watch(page: Page): Promise<Watch> {
  const seen: Watch = { errors: [], violations: [], strangers: [], leaks: [], expected: [] };
  const scan = (place: string, text: string) => {
    seen.leaks.push(...canariesIn(text).map((kind) => `${kind} in ${place}`));
  };
  page.on('console', (message) => {
    scan(`console.${message.type()}`, message.text());
    const { url } = message.location();
    // Only the place tells which of many loads failed.
    if (message.type() === 'error' && !OPTIONAL_FILE.test(url))
      seen.errors.push(`${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => {
    scan('window.onerror', `${error.message}\n${error.stack ?? ''}`);
    // What a parser says of a script depends on where the script ends; its name does not.
    seen.errors.push(`${error.name}: ${error.message}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') seen.strangers.push(hostname);
  });
  await page.exposeFunction('reportViolation', (violation: string, report: string) => {
    scan('a report of the policy', report);
    seen.violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, documentURI, referrer, sample } = event;
      const violation = `${effectiveDirective} ${blockedURI} ${sourceFile}`;
      window.reportViolation?.(violation, [violation, documentURI, referrer, sample].join(' '));
    });
  });
  return seen;
}

/** Throws when the page broke the policy, logged an error or called a stranger. */
export function expectQuiet(seen: Watch): void {
  const surprising = seen.errors.filter(
    (text) => !seen.expected.some((pattern) => pattern.test(text)),
  );
  expect(seen.violations, 'content security policy').toEqual([]);
  expect(surprising, 'console errors').toEqual([]);
  expect(seen.strangers, 'requests to other hosts').toEqual([]);
  expect(seen.leaks, 'patient data in logs').toEqual([]);
}

/** What a project of the configuration asks for. */
export interface BrowserOptions {
  /** The browser has nothing that one of the oldest promised browsers lacks. */
  readonly oldest: boolean;
}

/** Every test of every journey runs under the listeners; `watched` gives access to what they saw. */
export const test = base.extend<BrowserOptions & { watched: Watch }>({
  oldest: [false, { option: true }],
  context: async ({ context, oldest }, use) => {
    if (oldest) await makeOldest(context);
    await use(context);
  },
  watched: [
    async ({ page }, use) => {
      const seen = await watch(page);
      await use(seen);
      // An answer that is still being changed belongs to no test any more.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expectQuiet(seen);
    },
    { auto: true },
  ],
});
