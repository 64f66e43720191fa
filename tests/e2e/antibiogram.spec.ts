// A culture as it stands before its reader: which value is whose, on narrow screens, on paper, and while the window is turned.
import { expect, type Locator, type Page } from '@playwright/test';

import { pdfPages, pdfPlaces, withoutSpace } from '@tests/support/files/pdf-text';

import { layoutFaults } from './support/layout';
import { demoAccount, openAs } from './support/portal';
import { answerResults } from './support/results-answers';
import { test } from './support/watched-test';

type Row = readonly [nameAntibiotic: string, cmi: string, interpretationCMI: string];

const ESCHERICHIA: readonly Row[] = [
  ['Ampicilina/sulbactam', '>=32', 'R'],
  ['Cefepima', '4', 'I'],
  ['Amikacina', '<=2', 'S'],
];
const WORDY: readonly Row[] = [
  ...ESCHERICHIA,
  ['Piperacilina/tazobactam', '>= 128/4', 'Sensible con exposición aumentada'],
  ['Colistina', 'No realizado por falta de crecimiento', 'NoInterpretable'],
];

function organism(name: string, rows: readonly Row[]) {
  const resultsMicrobiology = rows.map(([nameAntibiotic, cmi, interpretationCMI]) => ({
    nameAntibiotic,
    cmi,
    interpretationCMI,
  }));
  return { id: 1, name, comment: '', selected: true, resultsMicrobiology };
}

/** Opens an order of cultures with a comment, in all of which these microorganisms were found. */
async function openCultures(page: Page, microorganisms: readonly object[]): Promise<void> {
  await answerResults(page, [
    {
      ...{ testName: 'Urocultivo', result: 'Crecimiento', resultType: 2, state: 4, blockTest: 0 },
      ...{ hasAntibiogram: true, hasComment: true, resultComment: { comment: 'Muestra turbia' } },
    },
  ]);
  await page.route('**/microbialdetection/**', async (route) => {
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if (route.request().method() === 'GET') {
      await route.fulfill({ headers, json: { microorganisms } });
    } else await route.continue();
  });
  await openAs(page, demoAccount(2));
  await page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option').first().click();
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeVisible();
}

/** Opens the dialog of the first culture by one of its buttons, which narrow windows fold away at times. */
async function openDialog(page: Page, name: RegExp): Promise<Locator> {
  const button = page.getByRole('button', { name }).first();
  if (!(await button.isVisible())) {
    await page
      .getByRole('button', { name: /^Detalles de / })
      .first()
      .click();
  }
  await button.click();
  return page.getByRole('dialog');
}

test('what is read of a row stays open while the window is printed and turned @slow', async ({
  page,
}) => {
  await openCultures(page, [organism('Escherichia coli', ESCHERICHIA)]);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1366, height: 500 },
  ]) {
    await page.setViewportSize(size);
    for (const [name, content] of [
      [/^Antibiograma de /, 'Amikacina'],
      [/^Comentario de /, 'Muestra turbia'],
    ] as const) {
      const dialog = await openDialog(page, name);
      await expect(dialog).toContainText(content);
      const [first = ''] = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
      expect(withoutSpace(first)).toContain(withoutSpace(content));
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
      await expect(page.getByRole('button', { name }).first()).toBeFocused();
      await openDialog(page, name);
      await page.setViewportSize({ width: 1024, height: 768 });
      await expect(page.getByRole('columnheader', { name: 'Resultado' })).toBeAttached();
      await expect(dialog).toContainText(content);
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
      await page.setViewportSize(size);
    }
  }
});

test('every microorganism of a culture is on paper, whole @slow', async ({ page }) => {
  const names = ['Stenotrophomonas', 'Staphylococcus', 'Acinetobacter', 'Enterobacter'].flatMap(
    (genus) => ['uno', 'dos', 'tres'].map((species) => `${genus} ${species}`),
  );
  await openCultures(
    page,
    names.map((name) => organism(name, ESCHERICHIA)),
  );
  const dialog = await openDialog(page, /^Antibiograma de /);
  await expect(dialog).toContainText('Amikacina');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const text = withoutSpace((await pdfPages(pdf)).join(''));
  for (const name of names) expect.soft(text).toContain(withoutSpace(name));
  for (const { text: word, right, pageWidth } of await pdfPlaces(pdf)) {
    expect(right, word).toBeLessThan(pageWidth - 20);
  }
});

test('on paper resistance is as dark as every other text, and on a phone every interpretation is in sight @slow', async ({
  page,
}) => {
  await openCultures(page, [organism('Escherichia coli', WORDY)]);
  const dialog = await openDialog(page, /^Antibiograma de /);
  const letter = dialog.getByText('R', { exact: true });
  await expect(letter).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const color = await dialog
    .getByText('Resistente', { exact: true })
    .evaluate((word) => getComputedStyle(word).color);
  await expect(letter).toHaveCSS('color', color);
  await page.emulateMedia({ media: null });
  const heads = ['Antibiótico', 'CMI', 'Interpretación'];
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(dialog.getByRole('columnheader')).toHaveText(heads);
    const edge = (await dialog.boundingBox())?.width ?? 0;
    expect(edge).toBeLessThanOrEqual(width);
    for (const cell of await dialog.getByRole('cell').all()) {
      const box = await cell.boundingBox();
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(edge + 16);
    }
    expect(await layoutFaults(page)).toEqual([]);
  }
});
