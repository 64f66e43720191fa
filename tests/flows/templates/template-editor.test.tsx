import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';

import { openConfiguration } from '@tests/support/administration/administration';
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

async function openEditor() {
  const user = await openConfiguration();
  await user.click(screen.getByRole('link', { name: /Plantillas de informe/ }));
  await screen.findByRole('heading', { level: 1, name: 'Plantillas de informe' });
  for (const group of document.querySelectorAll('details')) group.open = true;
  return user;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const END = 'Fin del informe, Español';

function write(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

it('an administrator reads on paper what is typed, is told what is wrong, and takes the template away as a file', async () => {
  const user = await openEditor();
  const end = field(END);
  write(end, 'Aquí termina');
  const margins = within(screen.getByRole('group', { name: 'Márgenes' }));
  const margin = margins.getByLabelText('Inferior');
  write(margin, '5000');
  expect(await screen.findByText('De 0 a 200.')).toBeVisible();
  expect(screen.getByText('Revisión: 1 por corregir')).toBeVisible();
  write(margin, '10');
  await user.click(await screen.findByRole('button', { name: /El pie pide 29 puntos/ }));
  expect(margin).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  await user.keyboard('{Control>}z{/Control}');
  expect(margin).toHaveValue('54');
  expect(screen.getByText('Revisión: todo en orden')).toBeVisible();
  await expect.poll(paper).toContain('Aquítermina');

  // Leaving with edits asks.
  await user.click(screen.getByRole('link', { name: 'Volver a los resultados' }));
  const question = within(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' }));
  await user.click(question.getByRole('button', { name: 'Seguir editando' }));
  expect(end).toHaveValue('Aquí termina');
  await user.click(screen.getByRole('button', { name: 'Descargar…' }));
  await user.click(await screen.findByRole('button', { name: 'Descargar reports.json' }));
  const [download] = browser.downloads;
  expect(download?.name).toBe('reports.json');
  const file = await browser.blobs.get(download?.href ?? '')?.text();
  const installed = (await (await fetch(TEMPLATE)).json()) as { texts: object };
  expect(JSON.parse(file ?? '')).toEqual({
    ...installed,
    texts: { ...installed.texts, end: { es: 'Aquí termina', en: 'End of report' } },
  });
});

it('rows are ordered by keyboard and keep the focus, and the preview stays as it is in a window that becomes narrow', async () => {
  const user = await openEditor();
  screen.getByRole('button', { name: 'Subir: Unidad' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: '3. Unidad' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Subir: Unidad' })).toHaveFocus();
  expect(screen.getByText('Unidad: lugar 3 de 5.')).toBeInTheDocument();

  const sample = screen.getByRole('combobox', { name: 'Muestra' });
  await user.selectOptions(sample, 'Un examen');
  changeLayout('narrow');
  // Out of sight until it is asked for.
  expect(screen.queryByRole('combobox', { name: 'Muestra' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Vista previa' }));
  expect(screen.getByRole('combobox', { name: 'Muestra' })).toBe(sample);
  expect(sample).toHaveDisplayValue('Un examen');
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
