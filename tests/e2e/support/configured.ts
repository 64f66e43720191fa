import type { Page } from '@playwright/test';

import { LABORATORY } from './laboratory-client';

/** What the configuration call of the laboratory answers. */
export const CONFIGURATION = `${LABORATORY}/service/configuration/encrypted`;

const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const decode = (text: string) => Buffer.from(text, 'base64').toString('utf8');

interface Entry {
  readonly key: string;
  readonly value: string;
  readonly origin: number;
}

/**
 * Answers with settings changed: `valueOf` gives the text of a key, undefined where it stays,
 * null for one that nobody can read. Nothing is stored, other tests keep theirs.
 */
export async function configure(
  page: Page,
  valueOf: (key: string, origin: number) => string | null | undefined,
): Promise<void> {
  await page.route(CONFIGURATION, async (route) => {
    const response = await route.fetch();
    const [envelope] = (await response.json()) as [{ readonly value: string }];
    const entries = JSON.parse(decode(envelope.value)) as readonly Entry[];
    const changed = entries.map((entry) => {
      const text = valueOf(decode(entry.key), entry.origin);
      if (text === undefined) return entry;
      return { ...entry, value: text === null ? '%%%' : encode(text) };
    });
    const json = [{ ...envelope, value: encode(JSON.stringify(changed)) }];
    await route.fulfill({ response, json });
  });
}

/** Answers with one setting changed. */
export const configureOne = (page: Page, key: string, value: string | null): Promise<void> =>
  configure(page, (name) => (name === key ? value : undefined));
