import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { changeSetting, changeSettings } from '@tests/support/orders/dashboard';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { openOwnOrder, type TestChanges } from '@tests/support/orders/one-order';
import { results } from '@tests/support/orders/results';

const GLOSSARY = '*/glossary/:file';

const entry = (code: number, texts: Readonly<Record<string, string>> = {}) => ({
  codes: [String(code)],
  names: [`Examen ${code}`],
  what: `Mide el ${code}.`,
  ...texts,
});
const BOTH = { high: 'Puede verse tras correr.', low: 'Puede verse en ayunas.' };
const FILE = {
  version: 1,
  more: { text: 'MedlinePlus', url: 'https://medlineplus.gov/' },
  tests: [entry(1, BOTH), entry(2, BOTH), entry(3, { positive: 'Hay algo.' }), entry(4), entry(9)],
};

function serveGlossary(file: object = FILE): void {
  server.use(http.get(GLOSSARY, () => HttpResponse.json(file)));
}

/** A patient, or another type, at the results of an order with a test for each of the changes. */
async function openOwn(changes: readonly TestChanges[], type?: number): Promise<UserEvent> {
  const user = await openOwnOrder(changes, type);
  await results();
  return user;
}

beforeEach(() => {
  // A name with nothing behind it but its explanation.
  changeSettings({ Historico: 'false', HistoricoGrafica: 'false', HistoricoCombinado: 'false' });
});

const nameOf = (test: number) => screen.findByRole('button', { name: `Examen ${test}` });
const noName = (test: number) => screen.queryByRole('button', { name: `Examen ${test}` });

/** Opens what a test is; the page behind is out of reach then. */
async function explain(user: UserEvent, test: number): Promise<void> {
  await user.click(await nameOf(test));
  const name = new RegExp(`^Examen ${test} · `);
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
}

it('opens from the name of a test, with the paragraph that fits its result first', async () => {
  serveGlossary();
  const user = await openOwn([{ pathology: 2 }, {}, { pathology: 1 }, {}]);
  await explain(user, 1);
  expect(screen.getByText('Mide el 1.')).toBeVisible();
  expect(screen.getByText('Puede verse en ayunas.')).toBeVisible();
  expect(screen.getByText('Puede verse tras correr.')).not.toBeVisible();
  expect(screen.getByText(/no es un diagnóstico/)).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByRole('note')).toHaveTextContent(
    'Texto de ejemplo, sin revisión médica.',
  );
  await user.click(screen.getByText('Otros resultados posibles'));
  expect(screen.getByText('Puede verse tras correr.')).toBeVisible();

  await user.keyboard('{Escape}');
  expect(await nameOf(1)).toHaveFocus();
  await explain(user, 2);
  expect(screen.getByText('Puede verse en ayunas.')).not.toBeVisible();
  await user.keyboard('{Escape}');
  await explain(user, 3);
  expect(screen.getByText('Hay algo.')).toBeVisible();
  await user.keyboard('{Escape}');
  await explain(user, 4);
  expect(within(screen.getByRole('dialog')).getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

it('says what to do before anything else where a result is critical', async () => {
  serveGlossary();
  server.use(
    http.get('*/config.json', () =>
      HttpResponse.json({ ...RUNTIME_FILE, phone: '(601) 555 0190' }),
    ),
  );
  const user = await openOwn([{ pathology: 9 }]);
  await explain(user, 1);
  const dialog = within(screen.getByRole('dialog'));
  const advice = dialog.getByText(/su médico debe conocer hoy/);
  expect(dialog.getByRole('link', { name: '(601) 555 0190' })).toBeVisible();
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(advice.compareDocumentPosition(dialog.getByText('Mide el 1.')) & follows).toBe(follows);
});

it('says nothing of a result that is kept back, nor of a test of another name', async () => {
  serveGlossary();
  await openOwn([
    { blockTest: true, result: 'RESTRINGIDO', pathology: 9 },
    { testName: 'Examen B', abbreviation: 'EB' },
    {},
  ]);
  await nameOf(3);
  expect(noName(1)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Examen B' })).toBeNull();
});

it('finds other tests by name, and names who reviewed the texts', async () => {
  const file = { ...FILE, reviewer: 'Dra. Ruiz', reviewed: '1 de noviembre de 2026' };
  serveGlossary(file);
  const user = await openOwn([{ pathology: 9 }]);
  await user.click(screen.getByRole('button', { name: 'Glosario' }));
  expect(await screen.findByText('5 exámenes')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar un examen' }), 'examen 9');
  expect(screen.getByText('1 examen')).toBeVisible();
  const list = within(screen.getByRole('dialog'));
  await user.click(list.getByRole('button', { name: 'Examen 9' }));
  expect(screen.getByText('Mide el 9.')).toBeVisible();
  // That belongs to a result.
  expect(list.queryByText(/debe conocer hoy/)).toBeNull();
  expect(within(screen.getByRole('dialog')).getByRole('note')).toHaveTextContent(
    'Texto revisado por Dra. Ruiz, 1 de noviembre de 2026. MedlinePlus',
  );
});

it('leaves the portal only through the notice', async () => {
  serveGlossary();
  const user = await openOwn([{}]);
  await explain(user, 1);
  await user.click(screen.getByRole('link', { name: 'MedlinePlus' }));
  expect(await screen.findByText(/El enlace lleva a medlineplus.gov/)).toBeVisible();
});

it.each([
  ['is missing', () => new HttpResponse(null, { status: 404 }), 'no tiene explicaciones'],
  ['is broken', () => HttpResponse.text('{"version": 1, "te'), 'No se pudieron cargar'],
  ['cannot be reached', () => new HttpResponse(null, { status: 503 }), 'No se pudieron cargar'],
])('names stay names where the file %s, and the glossary says so', async (_how, answer, words) => {
  server.use(http.get(GLOSSARY, answer));
  const user = await openOwn([{}]);
  await user.click(screen.getByRole('button', { name: 'Glosario' }));
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  expect(noName(1)).toBeNull();
});

it('can be asked for again', async () => {
  server.use(http.get(GLOSSARY, () => new HttpResponse(null, { status: 503 })));
  const user = await openOwn([{}]);
  await user.click(screen.getByRole('button', { name: 'Glosario' }));
  await screen.findByText(/No se pudieron cargar/);
  serveGlossary();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('5 exámenes')).toBeVisible();
  await user.keyboard('{Escape}');
  await nameOf(1);
});

it.each([
  ['physicians have none', 1, null],
  ['the laboratory may take it from patients', 2, []],
])('%s', async (_who, type, offered) => {
  serveGlossary();
  const file = offered === null ? RUNTIME_FILE : { ...RUNTIME_FILE, glossary: offered };
  server.use(http.get('*/config.json', () => HttpResponse.json(file)));
  await openOwn([{}], type);
  expect(screen.queryByRole('button', { name: 'Glosario' })).toBeNull();
  expect(noName(1)).toBeNull();
});

it('is given to others where the laboratory says so', async () => {
  serveGlossary();
  const file = { ...RUNTIME_FILE, glossary: [1, 4] };
  server.use(http.get('*/config.json', () => HttpResponse.json(file)));
  const user = await openOwn([{ pathology: 3 }], 4);
  await explain(user, 1);
  expect(screen.getByText('Puede verse tras correr.')).not.toBeVisible();
  await user.click(screen.getByText('¿Qué es este examen?'));
  expect(screen.getByText('Puede verse tras correr.')).toBeVisible();
});

it('speaks the language of the screen', async () => {
  server.use(
    http.get(GLOSSARY, ({ params }) =>
      HttpResponse.json(
        params['file'] === 'en.json'
          ? { ...FILE, tests: [entry(1, { why: 'To know.' })] }
          : { ...FILE, tests: [entry(1, { why: 'Para saber.' })] },
      ),
    ),
  );
  const user = await openOwn([{}]);
  await explain(user, 1);
  expect(screen.getByText('Para saber.')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'English' }));
  await screen.findByRole('button', { name: 'Glossary' });
  await user.click(await nameOf(1));
  expect(await screen.findByText('To know.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Why it is ordered' })).toBeVisible();
});

it('keeps the abbreviation that a laboratory prefers', async () => {
  serveGlossary();
  changeSetting('VerNombreExamen', 'False');
  await openOwn([{}]);
  expect(await screen.findByRole('button', { name: 'E1 Examen 1' })).toBeVisible();
});
