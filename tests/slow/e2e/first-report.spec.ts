// From an empty configuration to a first report, by the first steps of the portal alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, type Locator, type Page } from '@playwright/test';

import { LABORATORY } from '@tests/e2e/support/laboratory-client';
import { forward } from '@tests/e2e/support/own-laboratory';
import { administrator, demoAccount, signIn, signOut } from '@tests/e2e/support/portal';
import { settled } from '@tests/e2e/support/settled';
import { startProgram } from '@tests/e2e/support/start-program';
import { test as watchedTest } from '@tests/e2e/support/watched-test';
import { pdfPages } from '@tests/support/files/pdf-text';
import { png } from '@tests/support/files/pictures';

import { makeReport } from './support/dashboard';

const ROOT = join(import.meta.dirname, '../../..');
const DOCTOR = join(ROOT, 'tools/doctor/run.mjs');
const NAME = 'Laboratorio Aurora';

/** Before a laboratory with patients and orders whose portal nobody has set up. */
const test = watchedTest.extend({
  context: async ({ context }, use, info) => {
    const laboratory = await startProgram(
      [join(ROOT, '.data/build/main.js'), '--reset', '--small', '--empty-configuration'],
      { LIS_PORT: '0', SMTP_PORT: '0', DATABASE: info.outputPath('laboratory.db') },
    );
    const port = Number(new URL(laboratory.address).port);
    await context.route(`${LABORATORY}/**`, async (route) => {
      await route.fulfill(await forward(route.request(), port));
    });
    await use(context);
    await laboratory.stop();
  },
});

const configuration = (page: Page) => page.getByRole('dialog', { name: 'Configuración' });
const step = (page: Page, name: string) =>
  configuration(page).getByRole('listitem', { name, exact: true });

async function openSteps(page: Page): Promise<void> {
  await configuration(page).getByRole('tab', { name: 'Primeros pasos' }).click();
}

/** Follows what a step lacks to its field. */
async function mend(page: Page, name: string, lack: string): Promise<Locator> {
  await openSteps(page);
  await step(page, name).getByRole('button', { name: lack }).click();
  await settled(page);
  return page.locator(':focus');
}

test('the first steps lead from an empty configuration to a first report', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  // Laboratory users alone may enter, so nobody is asked who does.
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Usuario' }).fill(administrator().userName);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(administrator().password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  // Nothing is set up, so the first steps open by themselves.
  await expect(configuration(page).getByText(/^0 de 6 pasos listos$/)).toBeVisible();

  await (await mend(page, 'Nombre y color', 'Falta: Nombre del laboratorio')).fill(NAME);
  await (await mend(page, 'Nombre y color', 'Elegir un color')).fill('#0f5f8a');
  await configuration(page)
    .getByRole('group', { name: 'Logo' })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(png({ width: 96, height: 48 })),
    });

  await mend(page, 'Tipos de usuario', 'Falta: mostrar al menos un tipo');
  for (const type of ['Médico', 'Paciente']) {
    await configuration(page)
      .getByRole('region', { name: type })
      .getByRole('switch', { name: /^Visible/ })
      .click();
  }

  await (await mend(page, 'Correo', 'Falta: Nombre del servidor')).fill('correo.example');
  await (await mend(page, 'Correo', 'Falta: Puerto')).fill('587');
  await (await mend(page, 'Correo', 'Falta: Correo que envía')).fill('avisos@aurora.example');
  await mend(page, 'Correo', 'Falta: Mensaje para recuperar la contraseña');
  const message = configuration(page).getByRole('textbox', { name: /^Mensaje para recuperar/ });
  await expect(message).toBeFocused();
  await page.keyboard.insertText('Cambie su contraseña aquí: ||LINK||');

  await mend(page, 'Términos y condiciones', 'Falta: Términos y condiciones');
  // The editor comes a moment later, and takes the focus when it is there.
  const terms = configuration(page).getByRole('textbox', { name: 'Términos y condiciones' });
  await expect(terms).toBeFocused();
  await page.keyboard.insertText('Los resultados los interpreta un profesional de la salud.');

  const lis = await mend(
    page,
    'Plantilla del informe',
    'Falta: Dirección de los servicios del LIS',
  );
  await lis.fill(`${LABORATORY}/lis`);

  await configuration(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(configuration(page)).toBeHidden();
  await page.getByRole('button', { name: 'Configuración' }).click();
  await openSteps(page);
  await expect(configuration(page).getByText(/^5 de 6 pasos listos$/)).toBeVisible();

  const sample = step(page, 'Plantilla del informe');
  await sample.getByRole('heading').click();
  await sample.getByRole('button', { name: 'Ver un informe de ejemplo' }).click();
  const shown = page.getByRole('dialog', { name: 'Informe de ejemplo' });
  await expect(shown.getByRole('button', { name: 'Descargar' })).toBeVisible();
  // Selectable text comes last, when the page is drawn.
  await expect(shown.getByText('Ana Ejemplo').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();

  const findings = test.info().outputPath('doctor.json');
  const doctor = spawn(
    process.execPath,
    [DOCTOR, new URL(page.url()).origin, '--json', '--out', findings],
    { stdio: 'ignore' },
  );
  // 1: something is worth a look, which the step tells.
  expect([0, 1]).toContain((await once(doctor, 'exit'))[0]);
  await step(page, 'Revisión de la instalación')
    .locator('input[type=file]')
    .setInputFiles(findings);
  await expect(step(page, 'Revisión de la instalación').getByText(/^\d+ revisiones/)).toBeVisible();
  await page.keyboard.press('Escape');
  await signOut(page);

  await page.goto('/');
  await expect(page).toHaveTitle(NAME);
  await signIn(page, demoAccount(2));
  await page.getByRole('listbox', { name: 'Órdenes' }).getByRole('option').first().click();
  await expect(page.getByRole('table', { name: 'Resultados' })).toBeVisible();
  const report = await makeReport(page);
  const download = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Descargar' }).click();
  const [first = ''] = await pdfPages(await readFile(await (await download).path()));
  // The laboratory's name on paper is the LIS's own.
  expect(first).toContain('MARÍA FERNANDA NÚÑEZ ROJAS');
});
