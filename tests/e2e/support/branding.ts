import type { Page } from '@playwright/test';

import { LABORATORY } from './laboratory-client';

const CONFIGURATION = `${LABORATORY}/service/configuration/encrypted`;

/** The page of a laboratory that configured this colour; nothing is stored, other tests keep theirs. */
export async function useColor(page: Page, color: string): Promise<void> {
  await page.route(CONFIGURATION, async (route) => {
    const response = await route.fetch();
    const [envelope] = (await response.json()) as [{ value: string }];
    const entries = JSON.parse(atob(envelope.value)) as { key: string; value: string }[];
    const changed = entries.map((entry) =>
      atob(entry.key) === 'Color' ? { ...entry, value: btoa(color) } : entry,
    );
    await route.fulfill({
      response,
      json: [{ ...envelope, value: btoa(JSON.stringify(changed)) }],
    });
  });
}
