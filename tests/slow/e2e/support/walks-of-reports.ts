import { expect, type Page } from '@playwright/test';

import { LABORATORY } from '@tests/e2e/support/laboratory-client';

import { changeRuntimeFile } from './runtime-file';
import type { Scene, Walk } from './walk';
import { openOrder } from './walks-of-orders';

const READY = { timeout: 60_000 };
const dialog = (page: Page) => page.getByRole('dialog', { name: /Informe (?:final|preliminar)/ });

/** Reports open no windows here; the dialog hands them out. */
async function openForReport(scene: Scene, order = scene.world.order): Promise<void> {
  await scene.page.addInitScript(() => {
    window.open = () => null;
  });
  await openOrder(scene, order);
  // It is loaded after the results, and stands there out of use meanwhile: without a network it would never come.
  await expect(scene.page.getByRole('button', { name: 'Informe final' })).toBeEnabled();
}

const make = ({ page }: Scene) => page.getByRole('button', { name: 'Informe final' }).click();
const expectReady = ({ page }: Scene) =>
  expect(dialog(page).getByText('El informe está listo.')).toBeVisible(READY);

const REPORT = {
  open: openForReport,
  act: make,
  failed: /No se pudo generar el informe/,
  again: 'Reintentar',
  kept: ({ page }) =>
    expect(page.getByRole('table', { name: 'Resultados', exact: true })).toBeVisible(),
  done: expectReady,
} satisfies Partial<Walk>;

/** The laboratory chooses templates by a demographic. */
function chooseByDemographic({ gateway }: Scene): void {
  const key = 'DemograficoTituloInforme';
  gateway.answerWith(`/lis/api/configuration/${key}`, JSON.stringify({ key, value: '12' }));
}

export const WALKS_OF_REPORTS = {
  orderHeader: { ...REPORT, call: { method: 'POST', path: /\/api\/reports\/orderheader$/ } },
  finalReport: { ...REPORT, call: { method: 'POST', path: /\/api\/reports\/finalReport$/ } },
  printingReport: {
    ...REPORT,
    call: { method: 'POST', path: /\/api\/reports\/printingreport$/ },
    open: async (scene) => {
      await openForReport(scene);
      await scene.page.getByRole('button', { name: 'Más informes y archivos' }).click();
    },
    act: ({ page }) => page.getByRole('button', { name: 'Informe preliminar' }).click(),
  },
  listValidatingUsers: {
    ...REPORT,
    call: { method: 'GET', path: /\/api\/orders\/getUserValidate\// },
  },
  getLisConfiguration: { ...REPORT, call: { method: 'GET', path: /\/lis\/api\/configuration\// } },
  listLisDemographics: {
    ...REPORT,
    call: { method: 'GET', path: /\/api\/demographics\/all$/ },
    open: async (scene) => {
      chooseByDemographic(scene);
      await openForReport(scene);
    },
  },
  listReportTemplates: {
    ...REPORT,
    call: { method: 'POST', path: /\/api\/getlistReportFile$/ },
    open: async (scene) => {
      chooseByDemographic(scene);
      await openForReport(scene);
    },
  },
  getReportLabels: {
    ...REPORT,
    call: { method: 'POST', path: /\/api\/getlistidiome$/ },
    open: async (scene) => {
      const stimulsoft = { scriptsUrl: '/reports/stimulsoft', licenseKey: 'of-nobody', fonts: [] };
      await changeRuntimeFile(scene.page, { reportEngine: 'stimulsoft', stimulsoft });
      await openForReport(scene);
    },
    // The engine itself is not installed here.
    done: ({ page }) =>
      expect(dialog(page).getByRole('alert')).toContainText('archivo de informes', READY),
  },
  mergePdf: {
    ...REPORT,
    call: { method: 'POST', path: /\/api\/mergepdf$/ },
    open: async (scene) => {
      await changeRuntimeFile(scene.page, { mergeUrl: `${LABORATORY}/merge` });
      await openForReport(scene, scene.world.withAttachments);
    },
  },
  changeStateTest: {
    call: { method: 'POST', path: /\/api\/reports\/changestatetest$/ },
    open: async (scene) => {
      await openForReport(scene);
      await make(scene);
      await expectReady(scene);
    },
    act: ({ page }) => dialog(page).getByRole('button', { name: 'Descargar' }).click(),
    again: 'Descargar',
    isOnce: true,
    kept: expectReady,
    done: async (scene) => {
      await expect.poll(() => scene.gateway.seen().join()).toContain('changestatetest');
      await expectReady(scene);
    },
  },
} satisfies Readonly<Record<string, Walk>>;
