import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { changeSettings } from '@tests/support/orders/dashboard';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { openOwnOrder, type TestChanges } from '@tests/support/orders/one-order';
import { results } from '@tests/support/orders/results';
import { openUserMenu } from '@tests/support/orders/search';

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
  tests: [
    entry(1, BOTH),
    entry(2, BOTH),
    entry(3, { positive: 'Hay algo.' }),
    ...[4, 5, 6].map((at) => entry(at)),
  ],
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

it('opens from the name of a test, the paragraph that fits its result first; nothing of one kept back or of another name', async () => {
  serveGlossary();
  const user = await openOwn([
    ...[{ pathology: 2 }, {}, { pathology: 1 }, {}],
    { blockTest: true, result: 'RESTRINGIDO', pathology: 9 },
    { testName: 'Examen B', abbreviation: 'EB' },
  ]);
  await explain(user, 1);
  expect(noName(5)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Examen B' })).toBeNull();
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
  // It leaves the portal only through the notice.
  await user.click(screen.getByRole('link', { name: 'MedlinePlus' }));
  expect(await screen.findByText(/El enlace lleva a medlineplus.gov/)).toBeVisible();
});

it('says first what to do where a result is critical; other tests are found by name, without that', async () => {
  const file = { ...FILE, reviewer: 'Dra. Ruiz', reviewed: '1 de noviembre de 2026' };
  serveGlossary(file);
  server.use(
    http.get('*/config.json', () =>
      HttpResponse.json({ ...RUNTIME_FILE, phone: '(601) 555 0190' }),
    ),
  );
  const user = await openOwn([{ pathology: 9 }]);
  await explain(user, 1);
  const dialog = within(screen.getByRole('dialog'));
  const advice = dialog.getByText(/Llame hoy a su médico/);
  expect(dialog.getByRole('link', { name: 'Llamar al laboratorio: (601) 555 0190' })).toBeVisible();
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(advice.compareDocumentPosition(dialog.getByText('Mide el 1.')) & follows).toBe(follows);
  await user.keyboard('{Escape}');

  await openUserMenu(user);
  await user.click(screen.getByRole('button', { name: 'Glosario' }));
  expect(await screen.findByText('6 exámenes')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/^Glosario de exámenes/);
  await user.type(screen.getByRole('searchbox', { name: 'Buscar un examen' }), 'examen 6');
  expect(within(screen.getByRole('dialog')).getByText('1 examen')).toBeVisible();
  const list = within(screen.getByRole('dialog'));
  await user.click(list.getByRole('button', { name: 'Examen 6' }));
  expect(screen.getByText('Mide el 6.')).toBeVisible();
  expect(list.queryByText(/Llame hoy/)).toBeNull();
  expect(within(screen.getByRole('dialog')).getByRole('note')).toHaveTextContent(
    'Texto revisado por Dra. Ruiz, 1 de noviembre de 2026. MedlinePlus',
  );
});

it('names stay names where the file is missing, and the glossary says so', async () => {
  server.use(http.get(GLOSSARY, () => new HttpResponse(null, { status: 404 })));
  const user = await openOwn([{}]);
  await openUserMenu(user);
  await user.click(screen.getByRole('button', { name: 'Glosario' }));
  expect(await screen.findByText(/no tiene explicaciones/)).toBeVisible();
  expect(noName(1)).toBeNull();
});

it('a file that is broken or cannot be reached is told, and can be asked for again', async () => {
  server.use(http.get(GLOSSARY, () => HttpResponse.text('{"version": 1, "te')));
  const user = await openOwn([{}]);
  await openUserMenu(user);
  await user.click(screen.getByRole('button', { name: 'Glosario' }));
  await screen.findByText(/No se pudieron cargar/);
  expect(noName(1)).toBeNull();
  serveGlossary();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('6 exámenes')).toBeVisible();
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

it('is given to others where the laboratory says so, in the language of the screen', async () => {
  server.use(
    http.get(GLOSSARY, ({ params }) => {
      const why = params['file'] === 'en.json' ? 'To know.' : 'Para saber.';
      return HttpResponse.json({ ...FILE, tests: [entry(1, { ...BOTH, why })] });
    }),
    http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, glossary: [1, 4] })),
  );
  const user = await openOwn([{ pathology: 3 }], 4);
  await explain(user, 1);
  expect(screen.getByText('Puede verse tras correr.')).not.toBeVisible();
  await user.click(screen.getByText('¿Qué es este examen?'));
  expect(screen.getByText('Puede verse tras correr.')).toBeVisible();
  expect(screen.getByText('Para saber.')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'English' }));
  await screen.findByRole('button', { name: 'Glossary', hidden: true });
  await user.click(await nameOf(1));
  expect(await screen.findByText('To know.')).toBeInTheDocument();
});
