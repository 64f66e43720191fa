import type { Page } from '@playwright/test';

import { LABORATORY } from './laboratory-client';

const READ = `${LABORATORY}/service/configuration/encrypted`;
const SAVE = `${LABORATORY}/service/configuration`;

interface Pair {
  readonly key: string;
  readonly value: string | boolean;
}

const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const decode = (text: string) => Buffer.from(text, 'base64').toString('utf8');

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
      await page.route(READ, async (route) => {
        const response = await route.fetch();
        const [envelope] = (await response.json()) as [{ value: string }];
        const entries = JSON.parse(decode(envelope.value)) as {
          key: string;
          value: string;
          origin: number;
        }[];
        const changed = entries.map((entry) => {
          const saved = entry.origin === 1 ? kept.get(decode(entry.key)) : undefined;
          return saved === undefined ? entry : { ...entry, value: encode(saved) };
        });
        await route.fulfill({
          response,
          json: [{ ...envelope, value: encode(JSON.stringify(changed)) }],
        });
      });
    },
  };
}
