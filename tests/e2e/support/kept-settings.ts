import type { Page } from '@playwright/test';

import { configure } from './configured';
import { LABORATORY } from './laboratory-client';

const SAVE = `${LABORATORY}/service/configuration`;

interface Pair {
  readonly key: string;
  readonly value: string | boolean;
}

/**
 * What pages save in the configuration, kept for them alone: other tests keep theirs. Pages that are attached read what one of
 * them saved.
 */
export function keptSettings() {
  const kept = new Map<string, string>();
  return {
    kept,
    async attach(page: Page): Promise<void> {
      await page.route(SAVE, async (route) => {
        if (route.request().method() !== 'PUT') {
          await route.continue();
          return;
        }
        const pairs = route.request().postDataJSON() as Pair[];
        for (const { key, value } of pairs) kept.set(key, String(value));
        await route.fulfill({ json: pairs, headers: { 'Access-Control-Allow-Origin': '*' } });
      });
      await configure(page, (key, origin) => (origin === 1 ? kept.get(key) : undefined));
    },
  };
}
