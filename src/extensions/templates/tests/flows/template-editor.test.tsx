import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';

import { END, field, openEditor, write } from './editor';
import { wireTest } from '@tests/support/orders/dashboard';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { changeLayout } from '@tests/support/page/screen-width';
import { server } from '@tests/support/environment/laboratory';
import { pdfTextOf } from '@tests/support/files/pdf-reader';
import {
  FINAL_REPORT,
  HEADER,
  serveReportFiles,
  TEMPLATE,
  VALIDATORS,
  watchBrowser,
  watchDeliveries,
} from '@tests/support/reports/reports';

let browser: ReturnType<typeof watchBrowser>;
let papers: Uint8Array[];

beforeEach(() => {
  papers = [];
  browser = watchBrowser();
  stubWorkers();
  // Papers are kept here: pdf.js, which shows them, changes parts of JavaScript for the files after this one.
  class PaperWorker extends Worker {
    override dispatchEvent({ data }: MessageEvent<{ made: { pdf: Uint8Array } }>): boolean {
      papers.push(data.made.pdf);
      return true;
    }
  }
  vi.stubGlobal('Worker', PaperWorker);
  serveReportFiles();
});

/** The text of the newest paper, without white space. */
const paper = async () => {
  const newest = papers.at(-1);
  return newest === undefined ? '' : pdfTextOf(newest.slice());
};

it('an administrator reads on paper what is typed, is told what is wrong, and takes the template away as a file', async () => {
  const user = await openEditor();
  write(field(END), 'Aquí termina');
  await user.click(screen.getByRole('button', { name: 'Papel y márgenes' }));
  const margins = within(screen.getByRole('group', { name: 'Márgenes' }));
  const margin = margins.getByLabelText('Inferior');
  expect(margin).toHaveValue('19,1');
  write(margin, '5000');
  expect(await screen.findByText('De 0 a 70,5.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Revisión: 1 por corregir' })).toBeVisible();
  write(margin, '3,5');
  await user.click(screen.getByRole('button', { name: 'Textos' }));
  await user.click(screen.getByRole('button', { name: 'Revisión: 1 por corregir' }));
  await user.click(
    await screen.findByRole('button', {
      name: /El pie pide 10,3 mm y el margen inferior tiene 3,5/,
    }),
  );
  expect(screen.getByLabelText('Inferior')).toHaveFocus();
  write(screen.getByLabelText('Inferior'), '10,3');
  expect(screen.getByText('Revisión: todo en orden')).toBeInTheDocument();
  for (let step = 0; step < 3; step += 1) await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByLabelText('Inferior')).toHaveValue('19,1');
  await expect.poll(paper).toContain('Aquítermina');
  await user.click(screen.getByRole('button', { name: 'Textos' }));
  const end = field(END);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(end).toHaveValue('Fin del informe');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(end).toHaveValue('Aquí termina');

  // Leaving with edits asks.
  await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
  const question = within(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' }));
  await user.click(question.getByRole('button', { name: 'Seguir editando' }));
  expect(end).toHaveValue('Aquí termina');
  await user.click(screen.getByRole('button', { name: 'Descargar…' }));
  await screen.findByRole('dialog', { name: 'Descargar la plantilla' });
  for (const wrong of ['../reports', 'index', '']) {
    write(field('Nombre del archivo'), wrong);
    expect(screen.getByRole('button', { name: /^Descargar reports/ })).toBeDisabled();
  }
  write(field('Nombre del archivo'), 'reports_Sede_01');
  expect(screen.getByText(/agréguele "reports_Sede_01\.json"/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Descargar reports_Sede_01.json' }));
  const [download] = browser.downloads;
  expect(download?.name).toBe('reports_Sede_01.json');
  const file = await browser.blobs.get(download?.href ?? '')?.text();
  const installed = (await (await fetch(TEMPLATE)).json()) as { texts: object };
  expect(JSON.parse(file ?? '')).toEqual({
    ...installed,
    texts: { ...installed.texts, end: { es: 'Aquí termina', en: 'End of report' } },
  });
});

it('rows are ordered by keyboard and keep the focus, and the preview stays as it is in a window that becomes narrow', async () => {
  const user = await openEditor('Columnas de resultados');
  screen.getByRole('button', { name: 'Subir: Unidad' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: '3. Unidad' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Subir: Unidad' })).toHaveFocus();
  expect(screen.getByText('Unidad: lugar 3 de 5.')).toBeInTheDocument();
  const unit = () => within(screen.getByRole('group', { name: /\. Unidad$/ }));
  const width = unit().getByLabelText('Ancho');
  write(width, '30');
  const printed = () => screen.getByRole('checkbox', { name: 'Imprimir: Unidad' });
  await user.click(printed());
  expect(printed()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Revisión: 1/ }));
  expect(await screen.findByRole('button', { name: /Falta «Unidad»/ })).toBeInTheDocument();
  await user.click(printed());
  expect(screen.getByRole('group', { name: '5. Unidad' })).toBeVisible();
  expect(unit().getByLabelText('Ancho')).toHaveValue('30');

  const sample = () => screen.queryByRole('combobox', { name: 'Muestra' });
  await user.selectOptions(screen.getByLabelText('Muestra'), 'Un examen');
  changeLayout('narrow');
  // Out of sight until it is asked for.
  expect(sample()).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Papel' }));
  expect(sample()).toHaveDisplayValue('Un examen');
});

it('a template is tried on a real order, which is no delivery and stays nowhere', async () => {
  const order = '202603010001';
  const deliveries = watchDeliveries();
  const at = Date.UTC(2026, 2, 1, 12);
  const patient = { patientId: 'doc 1', name1: 'Ana', lastName: 'Prueba', birthday: at };
  const head = {
    orderNumber: 202_603_010_001,
    createdDate: at,
    createdDateShort: 20_260_301,
    patient,
  };
  const resultTest = [wireTest(order, 1, { takenDate: at, validationDate: at })];
  server.use(
    http.post(HEADER, () => HttpResponse.json([head])),
    http.get(VALIDATORS, () => HttpResponse.json([])),
    http.post(FINAL_REPORT, () =>
      HttpResponse.json({ listOrders: [{ order: { ...head, resultTest }, attachments: [] }] }),
    ),
  );
  const user = await openEditor();
  await user.selectOptions(screen.getByLabelText('Muestra'), 'Una orden real…');
  await user.click(screen.getByRole('button', { name: 'Probar' }));
  expect(screen.getByText('Escriba el número de una orden.')).toBeVisible();
  await user.click(field('Número de orden'));
  await user.paste(order);
  await user.keyboard('{Enter}');
  await expect.poll(paper).toContain('AnaPrueba');
  expect(deliveries).toEqual([]);
  const kept = [Object.entries(sessionStorage), Object.entries(localStorage), window.location.href];
  expect(JSON.stringify(kept)).not.toContain(order);
});
