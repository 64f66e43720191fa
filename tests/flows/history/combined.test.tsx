import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { today } from '@/lib/dates/dates';
import { changeSetting, wireTest } from '@tests/support/orders/dashboard';
import {
  openOrderWithHistory,
  ORDER,
  startComparing,
  tick,
  wireHistory,
  wireItem,
} from '@tests/support/orders/history';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { reportText, serveReportFiles, watchBrowser } from '@tests/support/reports/reports';

const TITLE = 'Histórico combinado';
const LIMITS = { refMin: 4, refMax: 9 };
const TESTS = [
  wireTest(ORDER, 31, { testName: 'Glucosa', abbreviation: 'GLU', ...LIMITS }),
  wireTest(ORDER, 32, {
    testName: 'Leucocitos',
    unit: '10<sup>3</sup>/µL',
    areaId: 2,
    areaName: 'Hematología',
    profileId: 5,
    profileName: 'Cuadro hemático',
    ...LIMITS,
  }),
  wireTest(ORDER, 33, { testName: 'Urea' }),
];
const at = (day: number, hour: number) => Date.UTC(2026, 2, day, hour, 30);

/** Two days of two orders, each test validated at its own time, and a result without date. */
const HISTORY = [
  wireHistory(31, [
    wireItem('202603010001', { result: '5.10', validateDate: at(1, 15) }),
    wireItem('202603090004', { result: '9.8', pathology: 3, validateDate: at(9, 14) }),
  ]),
  wireHistory(32, [
    wireItem('202603090004', { result: '<5', refMin: 5, validateDate: at(9, 15) }),
    wireItem('202602010002', { result: '6.0', validateDate: null }),
  ]),
  wireHistory(33, []),
];

type Answer = Parameters<typeof openOrderWithHistory>[1];

const WHOSE = { name: /^Histórico combinado · Ana Prueba/ };
const dialog = () => within(screen.getByRole('dialog', WHOSE));
const matrix = () => dialog().findByRole('table', { name: TITLE });

async function open(
  answer: Answer = () => HISTORY,
  tests: readonly { readonly testName: string }[] = TESTS,
) {
  const user = await openOrderWithHistory(tests, answer);
  await tick(
    user,
    tests.map(({ testName }) => testName),
  );
  await user.click(await screen.findByRole('button', { name: TITLE }));
  await screen.findByRole('dialog', WHOSE);
  return user;
}

async function lines() {
  return within(await matrix())
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
    );
}

describe('Histórico combinado', () => {
  it('has tests by area and profile over dates, newest first, each result as it was sent (F1, F2, F10)', async () => {
    await open();
    expect(await lines()).toEqual([
      [
        'ExamenQuímica',
        '09/03/2026202603090004',
        '01/03/202610:30:00 a. m.202603010001',
        'Sin fecha',
      ],
      ['Química'],
      ['Glucosamg/dL 4.0 – 9.0', '9.8↑ Alto', '5.10', ''],
      ['Hematología'],
      ['Cuadro hemático'],
      [
        'Leucocitos10³/µL 4.0 – 9.0',
        '<5Fuera del intervalo El laboratorio no marcó este resultado.5.0 – 9.0',
        '',
        '6.0202602010002',
      ],
    ]);
    const table = await matrix();
    expect(table).toHaveAttribute('aria-rowcount', '6');
    expect(table).toHaveAttribute('aria-colcount', '4');
    expect(dialog().getByText(/^Ana Prueba/)).toBeVisible();
  });

  it('names the tests without history', async () => {
    await open();
    await matrix();
    expect(dialog().getByRole('term')).toHaveTextContent('Urea');
    expect(
      dialog().getByText(`No hay resultados anteriores de este examen desde ${today().year - 3}.`),
    ).toBeVisible();
  });

  it('marks the row of a test that may lack newer results, and says once what is missing', async () => {
    const many = Array.from({ length: 20 }, (_, day) =>
      wireItem(`2026020${day}`, { validateDate: at(day + 1, 1) }),
    );
    await open(() => [wireHistory(31, many), HISTORY[1] ?? {}]);
    await matrix();
    const [, , glucose, , , leucocytes] = await lines();
    expect(glucose?.[0]).toMatch(/Incompleto$/);
    expect(leucocytes?.[0]).not.toContain('Incompleto');
    expect(await dialog().findByText(/órdenes que no aparecen en su lista/)).toBeVisible();
  });

  it('a failure is told and repeated on request', async () => {
    let isBroken = true;
    const user = await open(() => (isBroken ? new HttpResponse(null, { status: 404 }) : HISTORY));
    expect(await dialog().findByText('No se pudo cargar el histórico')).toBeVisible();
    isBroken = false;
    await user.click(dialog().getByRole('button', { name: 'Reintentar' }));
    expect(await matrix()).toBeVisible();
  });

  it('asks for nothing when nothing is ticked and says what to do', async () => {
    const user = await openOrderWithHistory([wireTest(ORDER, 1, { resultType: 2 })], () => []);
    await startComparing(user);
    await user.click(await screen.findByRole('button', { name: TITLE }));
    expect(
      await screen.findByText('Seleccione los exámenes que desea ver el histórico'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog', WHOSE)).not.toBeInTheDocument();
  });

  it('has no button where the laboratory has it off', async () => {
    changeSetting('HistoricoCombinado', 'false');
    await openOrderWithHistory(TESTS, () => HISTORY);
    expect(screen.queryByRole('button', { name: TITLE })).not.toBeInTheDocument();
  });

  it('only the cells in sight of 200 tests on 50 dates are in the page', async () => {
    const tests = Array.from({ length: 200 }, (_, id) => wireTest(ORDER, id + 1));
    const history = tests.map((_, id) =>
      wireHistory(
        id + 1,
        Array.from({ length: 19 }, (_, day) =>
          wireItem(`2026${id % 3}${day}`, { validateDate: at(day + (id % 3) * 20, 12) }),
        ),
      ),
    );
    await open(() => history, tests);
    const table = await matrix();
    expect(table).toHaveAttribute('aria-rowcount', '202');
    expect(table).toHaveAttribute('aria-colcount', '58');
    expect(within(table).getAllByRole('cell').length).toBeLessThan(600);
  });
});

describe('what can be taken along', () => {
  it('prints into a window that was opened by the click, with every result and the patient (F6)', async () => {
    serveReportFiles();
    stubWorkers();
    const { blobs, windows } = watchBrowser();
    const user = await open();
    await matrix();
    await user.click(dialog().getByRole('button', { name: 'Imprimir' }));
    const [opened] = windows;
    await waitFor(() => {
      expect(opened?.location.replace).toHaveBeenCalled();
    });
    expect(opened?.opener).toBeNull();
    const [url = ''] = opened?.location.replace.mock.calls[0] ?? [];
    const text = await reportText(blobs.get(url));
    for (const part of [
      'AnaPrueba',
      '5.10',
      '9.8↑Alto',
      '<5Fueradelintervalo',
      '6.0202602010002',
      'Urea',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`Sinresultadosanterioresdesde${today().year - 3}:Urea`);
    expect(text).toContain(`entregaresultadosanterioresdesde${today().year - 3}.`);
    expect(await dialog().findByText('El PDF está listo.')).toBeVisible();
  });

  it('downloads PDF and workbook by names without patient data (C8, G1)', async () => {
    serveReportFiles();
    stubWorkers();
    const { blobs, downloads } = watchBrowser();
    const user = await open();
    await matrix();
    await user.click(dialog().getByRole('button', { name: 'Descargar PDF' }));
    await waitFor(() => {
      expect(downloads).toHaveLength(1);
    });
    await user.click(dialog().getByRole('button', { name: 'Descargar Excel' }));
    await waitFor(() => {
      expect(downloads).toHaveLength(2);
    });
    expect(downloads.map(({ name }) => name)).toEqual([
      'historico-combinado.pdf',
      'historico-combinado.xlsx',
    ]);
    expect(downloads.map(({ href }) => blobs.get(href)?.type)).toEqual([
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
  });

  it('says why there is no file', async () => {
    stubWorkers();
    const { windows } = watchBrowser();
    const user = await open();
    await matrix();
    await user.click(dialog().getByRole('button', { name: 'Imprimir' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('No se pudo crear el archivo');
    expect(windows[0]?.close).toHaveBeenCalled();
  });

  it('a window that the browser refused leaves a button to open the PDF (G10)', async () => {
    serveReportFiles();
    stubWorkers();
    const { open: openWindow, windows } = watchBrowser();
    openWindow.mockReturnValueOnce(null);
    const user = await open();
    await matrix();
    await user.click(dialog().getByRole('button', { name: 'Imprimir' }));
    await user.click(await dialog().findByRole('button', { name: 'Abrir PDF' }));
    expect(windows[0]?.location.replace).toHaveBeenCalled();
  });

  it('a PDF can still be opened after three newer files took its address', async () => {
    serveReportFiles();
    stubWorkers();
    const { windows, downloads } = watchBrowser();
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const user = await open();
    await matrix();
    await user.click(dialog().getByRole('button', { name: 'Descargar PDF' }));
    for (let file = 2; file < 5; file += 1) {
      await waitFor(() => {
        expect(dialog().getByRole('button', { name: 'Descargar Excel' })).toBeEnabled();
        expect(downloads).toHaveLength(file - 1);
      });
      await user.click(dialog().getByRole('button', { name: 'Descargar Excel' }));
    }
    await waitFor(() => {
      expect(downloads).toHaveLength(4);
    });
    expect(revoke).toHaveBeenCalledWith(downloads[0]?.href);
    await user.click(await dialog().findByRole('button', { name: 'Abrir PDF' }));
    const shown = String(windows[0]?.location.replace.mock.calls[0]?.[0]);
    expect(revoke).not.toHaveBeenCalledWith(shown);
    expect(shown).not.toBe(downloads[0]?.href);
  });
});
