import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import {
  openOrderWithHistory,
  ORDER,
  startComparing,
  wireHistory,
  wireItem,
} from '@tests/support/orders/history';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { server } from '@tests/support/environment/laboratory';
import { AREAS } from '@tests/support/orders/results';
import { nameInHead } from './page-nodes';
import { answerReports, lisTest } from '@tests/flows/reports/report-answers';
import {
  reportText,
  serveReportFiles,
  watchBrowser,
  watchDeliveries,
} from '@tests/support/reports/reports';

const ORDER_FILE = `${window.location.origin}/reports/order.json`;
const MATRIX = 'Histórico combinado';

let browser: ReturnType<typeof watchBrowser>;

beforeEach(() => {
  browser = watchBrowser();
  stubWorkers();
  serveReportFiles();
  watchDeliveries();
});

/** The names of areas, profiles and tests of the grid, as far as they are in the page. */
function gridNames(): readonly string[] {
  const grid = screen.getByRole('table', { name: 'Resultados' });
  return within(grid)
    .getAllByRole('rowheader')
    .flatMap((head) => nameInHead(head).split(' · '));
}

const squeezed = (name: string) => name.replaceAll(/\s+/g, '');

/** Those of the names that a text without white space holds one after the other, in the order given. */
function followed(text: string, names: readonly string[]): readonly string[] {
  let from = 0;
  return names.filter((name) => {
    const found = text.indexOf(squeezed(name), from);
    if (found >= 0) from = found + 1;
    return found >= 0;
  });
}

async function makeReport(user: UserEvent): Promise<string> {
  const before = browser.blobs.size;
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Informe final' })).toBeEnabled();
  });
  await user.click(screen.getByRole('button', { name: 'Informe final' }));
  await screen.findByText('El informe está listo.');
  const url = `blob:report-${String(before + 1)}`;
  const text = await reportText(browser.blobs.get(url));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  return text;
}

/** Ticks all that can be combined, opens the matrix and reads its lines. */
async function matrixText(user: UserEvent): Promise<string> {
  await startComparing(user);
  await user.click(screen.getByRole('button', { name: 'Seleccionar todos' }));
  await user.click(screen.getByRole('button', { name: MATRIX }));
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${MATRIX} · `) }));
  const table = await dialog.findByRole('table', { name: MATRIX });
  const text = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .join(' ');
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  return squeezed(text);
}

/** Nothing else has a final report. */
const VALIDATED = 4;
const HAEMATOLOGY = { areaId: 1, areaName: 'Hematología', profileId: 5, profileName: 'Hemograma' };
const URINE = { areaId: 5, areaName: 'Uroanálisis' };
/** As a laboratory prints them, area after area; the codes say otherwise. */
const LAID_OUT = [
  { testId: 91, testName: 'Leucocitos', testCode: '30', printSort: 10, ...HAEMATOLOGY },
  { testId: 92, testName: 'Hemoglobina', testCode: '20', printSort: 20, ...HAEMATOLOGY },
  { testId: 93, testName: 'Plaquetas', testCode: '9', printSort: 30, ...HAEMATOLOGY },
  { testId: 41, testName: 'Urea', testCode: '50', printSort: 40, areaId: 2 },
  { testId: 42, testName: 'Creatinina', testCode: '40', printSort: 50, areaId: 2 },
  { testId: 71, testName: 'Densidad', testCode: '5', printSort: 60, ...URINE },
];
const PRINTED = [
  ...['Hematología', 'Hemograma', 'Leucocitos', 'Hemoglobina', 'Plaquetas'],
  ...['Química', 'Urea', 'Creatinina'],
  ...['Uroanálisis', 'Densidad'],
];
const BY_CODE = [
  ...['Hematología', 'Hemograma', 'Plaquetas', 'Hemoglobina', 'Leucocitos'],
  ...['Química', 'Creatinina', 'Urea'],
  ...['Uroanálisis', 'Densidad'],
];
const CATALOGUE = [
  { id: 5, name: 'Uroanálisis', ordering: 3 },
  { id: 1, name: 'Hematología', ordering: 1 },
  { id: 2, name: 'Química', ordering: 2 },
];
/** The answer is listed in no order. */
const LISTED = [3, 0, 5, 1, 4, 2].flatMap((at) => LAID_OUT[at] ?? []);

async function openLaidOut(withPrintSort: boolean): Promise<UserEvent> {
  server.use(http.get(AREAS, () => HttpResponse.json(CATALOGUE)));
  const history = LISTED.map(({ testId }) => wireHistory(testId, [wireItem('202602010001')]));
  const grid = LISTED.map(({ testId, printSort, ...fields }) =>
    wireTest(ORDER, testId, withPrintSort ? { ...fields, printSort } : fields),
  );
  const user = await openOrderWithHistory(grid, () => history, VALIDATED);
  answerReports(LISTED.toReversed().map(({ testId, ...fields }) => lisTest(testId, fields)));
  await screen.findByRole('rowheader', { name: /Urea/ });
  return user;
}

/** The table stands like this, or will. */
async function expectGrid(names: readonly string[]): Promise<void> {
  await waitFor(() => {
    expect(gridNames()).toEqual(names);
  });
}

it('tests stand by code where the results carry no print order, on paper by the one that it carries', async () => {
  const user = await openLaidOut(false);
  await expectGrid(BY_CODE);
  expect(followed(await makeReport(user), PRINTED)).toEqual(PRINTED);
  expect(gridNames()).toEqual(BY_CODE);
});

it('the print order that the results carry is that of the histories too', async () => {
  const user = await openLaidOut(true);
  await expectGrid(PRINTED);
  expect(followed(await matrixText(user), PRINTED)).toEqual(PRINTED);
});

it('the order file of the installation goes before the print order that the results carry, on screen and on paper', async () => {
  const file = { areas: ['Uroanálisis', 'Química'], profiles: [], tests: ['20', 'urea'] };
  const wanted = [
    ...['Uroanálisis', 'Densidad'],
    ...['Química', 'Urea', 'Creatinina'],
    ...['Hematología', 'Hemograma', 'Hemoglobina', 'Leucocitos', 'Plaquetas'],
  ];
  server.use(http.get(ORDER_FILE, () => HttpResponse.json(file)));
  const user = await openLaidOut(true);
  await expectGrid(wanted);
  expect(followed(await makeReport(user), wanted)).toEqual(wanted);
});

it('a broken order file keeps nothing back: all stands in the print order that the results carry', async () => {
  server.use(http.get(ORDER_FILE, () => HttpResponse.text('{"areas": [')));
  const user = await openLaidOut(true);
  await expectGrid(PRINTED);
  expect(followed(await matrixText(user), PRINTED)).toEqual(PRINTED);
});
