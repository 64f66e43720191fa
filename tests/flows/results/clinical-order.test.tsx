import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import {
  openOrderWithHistory,
  ORDER,
  startComparing,
  wireHistory,
  wireItem,
} from '@tests/support/orders/history';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { nameInHead } from '@tests/support/page/page-nodes';
import { answerReports, lisTest } from '@tests/support/reports/report-answers';
import {
  reportText,
  serveReportFiles,
  watchBrowser,
  watchDeliveries,
} from '@tests/support/reports/reports';

const AREAS = `${LABORATORY}/lis/api/areas/filter/state/true`;
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
    .map((head) => nameInHead(head));
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
/** Ways in which one answer may be listed. */
const LISTINGS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5],
  [5, 4, 3, 2, 1, 0],
  [3, 0, 5, 1, 4, 2],
];

async function openLaidOut(listing: readonly number[], withPrintSort = false): Promise<UserEvent> {
  const listed = listing.flatMap((at) => LAID_OUT[at] ?? []);
  server.use(http.get(AREAS, () => HttpResponse.json(CATALOGUE)));
  const history = listed.map(({ testId }) => wireHistory(testId, [wireItem('202602010001')]));
  const grid = listed.map(({ testId, printSort, ...fields }) =>
    wireTest(ORDER, testId, withPrintSort ? { ...fields, printSort } : fields),
  );
  const user = await openOrderWithHistory(grid, () => history, VALIDATED);
  answerReports(listed.toReversed().map(({ testId, ...fields }) => lisTest(testId, fields)));
  await screen.findByRole('rowheader', { name: /Urea/ });
  return user;
}

describe.each(LISTINGS)('an order listed as %j,%j,%j,%j,%j,%j', (...listing) => {
  it('stands by code until a report tells the print order, then as on paper everywhere (F8)', async () => {
    const user = await openLaidOut(listing);
    await waitFor(() => {
      expect(gridNames()).toEqual(BY_CODE);
    });
    const paper = await makeReport(user);
    expect(followed(paper, PRINTED)).toEqual(PRINTED);
    expect(gridNames()).toEqual(PRINTED);
    expect(followed(await matrixText(user), PRINTED)).toEqual(PRINTED);
  });

  it('stands in the print order at once where the results carry it', async () => {
    const user = await openLaidOut(listing, true);
    await waitFor(() => {
      expect(gridNames()).toEqual(PRINTED);
    });
    expect(followed(await matrixText(user), PRINTED)).toEqual(PRINTED);
  });
});

describe('the order file of the installation', () => {
  const file = {
    areas: ['Uroanálisis', 'Química'],
    profiles: [],
    tests: ['20', 'urea'],
  };
  const wanted = [
    ...['Uroanálisis', 'Densidad'],
    ...['Química', 'Urea', 'Creatinina'],
    ...['Hematología', 'Hemograma', 'Hemoglobina', 'Leucocitos', 'Plaquetas'],
  ];

  it('goes before the print order, on screen, in histories and on paper', async () => {
    server.use(http.get(ORDER_FILE, () => HttpResponse.json(file)));
    const user = await openLaidOut([2, 1, 0, 5, 4, 3], true);
    await waitFor(() => {
      expect(gridNames()).toEqual(wanted);
    });
    expect(followed(await matrixText(user), wanted)).toEqual(wanted);
    expect(followed(await makeReport(user), wanted)).toEqual(wanted);
  });

  it.each<[string, () => Response]>([
    ['absent', () => new HttpResponse(null, { status: 404 })],
    ['the start page', () => HttpResponse.html('<!doctype html><title>Portal</title>')],
    ['broken', () => HttpResponse.text('{"areas": [')],
    ['of another shape', () => HttpResponse.json({ order: ['20'] })],
    ['out of reach', () => HttpResponse.error()],
  ])('that is %s keeps nothing back', async (_case, answer) => {
    server.use(http.get(ORDER_FILE, answer));
    const user = await openLaidOut([2, 1, 0, 5, 4, 3], true);
    await waitFor(() => {
      expect(gridNames()).toEqual(PRINTED);
    });
    expect(followed(await makeReport(user), PRINTED)).toEqual(PRINTED);
  });
});
