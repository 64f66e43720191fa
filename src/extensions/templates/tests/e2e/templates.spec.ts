// The template editor in the production build: the true paper, drawn in a worker and shown by pdf.js, beside its form.
import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';

import { readTemplate } from '@/reporting/report-template';

import { sample } from '@tests/support/environment/runs';

import { expectAccessible } from '@tests/e2e/support/accessibility';
import { administrator, openMenu, signIn } from '@tests/e2e/support/portal';
import { test } from '@tests/e2e/support/watched-test';

test('an administrator changes a label, reads it on the paper and takes the file away', async ({
  page,
}) => {
  await signIn(page, administrator());
  await page.getByRole('button', { name: 'Configuración' }).click();
  await page.getByRole('link', { name: /^Plantillas del informe/ }).click();
  const paper = page.getByRole('region', { name: 'Informe con la plantilla' });
  const sheet = paper.getByRole('group', { name: 'Página 1 de 1' });
  await expect(sheet).toContainText('Fin del informe');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Columnas de resultados' }).click();
  await page.getByRole('button', { name: 'Resultado', exact: true }).click();
  const heading = page.getByRole('textbox', { name: 'Título, Español' });
  await expect(heading).toHaveValue('Resultado');
  await heading.fill('Hallazgo');
  await expect(sheet).toContainText('Hallazgo');
  await expectAccessible(page);
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveValue('Resultado');
  await page.keyboard.press('Control+Shift+Z');
  await expect(sheet).toContainText('Hallazgo');

  await page.getByRole('button', { name: 'Descargar…' }).click();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar reports.json' }).click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toBe('reports.json');
  const read = readTemplate(JSON.parse(await readFile(file, 'utf8')));
  expect(read).toHaveProperty('template.columns[1].label.es', 'Hallazgo');
  await page.getByRole('button', { name: 'Cerrar' }).click();

  for (const width of sample([320, 390, 768, 1024], 2)) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overflow, { message: `${width} pixels` }).toBe(0);
  }
  const parts = page.getByRole('radiogroup', { name: 'Parte de la pantalla' });
  await parts.getByText('Papel').click();
  await expect(sheet).toContainText('Hallazgo');
  await expectAccessible(page);
});

test('on a phone a step back closes the dialog that is open, and asks before it leaves edits @slow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, administrator());
  await openMenu(page);
  await page.getByRole('button', { name: 'Configuración' }).click();
  await page.getByRole('link', { name: /^Plantillas del informe/ }).click();
  const heading = page.getByRole('heading', { name: 'Plantillas del informe', level: 1 });
  const opening = page.getByRole('dialog', { name: 'Abrir una plantilla' });
  await page.getByRole('button', { name: 'Plantilla', exact: true }).click();
  await page.getByRole('button', { name: 'Abrir…' }).click();
  await expect(opening).toBeVisible();
  await page.goBack();
  await expect(opening).toBeHidden();
  await expect(heading).toBeVisible();

  await page.getByRole('checkbox', { name: 'Horizontal' }).check();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(question).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: 'Descartar cambios' }).click();
  await expect(heading).toBeHidden();
});
