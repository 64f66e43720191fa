import type { Page } from '@playwright/test';

/** The page of an installation whose runtime file says something else. */
export async function changeRuntimeFile(page: Page, changes: object): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as object;
    await route.fulfill({ response, json: { ...file, ...changes } });
  });
}
