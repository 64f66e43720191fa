import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import {
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { narrowScreen } from '@tests/support/page/screen-width';
import { gate } from '@tests/support/reports/reports';
import { field, openFilter, pressSearch, unfoldForm } from '@tests/support/orders/search';

const ANA = wireOrder('202603010001', 'Ana');
const BETO = { ...wireOrder('202603010002', 'Beto'), patientIdDB: 8 };
const CARO = { ...wireOrder('202603010003', 'Caro'), patientIdDB: 9 };

const SELECT = 'Seleccione una orden para ver sus resultados.';
const NO_MATCH = 'No se encontraron órdenes con estos filtros.';
const FAILED = 'No se pudo buscar. No hay ninguna orden abierta.';

let found: readonly object[] | number = [];
let answered: ReturnType<typeof gate> | null = null;

beforeEach(() => {
  found = [ANA, BETO];
  answered = null;
  server.use(
    http.patch(FILTER, async () => {
      const answer = found;
      await answered?.wait();
      if (typeof answer === 'number') return new HttpResponse(null, { status: answer });
      return HttpResponse.json(answer);
    }),
    http.get(RESULTS, ({ params }) => {
      const order = String(params['order']);
      return HttpResponse.json([wireTest(order, 1, { testName: `Examen de ${order}` })]);
    }),
  );
});

const list = () => screen.findByRole('listbox', { name: 'Órdenes' });
const heading = (name: string) => screen.findByRole('heading', { name: `${name} Prueba` });
const finalReport = () => screen.queryByRole('button', { name: 'Informe final' });

async function openAna(): Promise<UserEvent> {
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click(within(await list()).getByRole('option', { name: /202603010001/ }));
  await heading('Ana');
  expect(await screen.findByText('Examen de 202603010001')).toBeVisible();
  return user;
}

/** No trace of a patient in the pane, and nothing of theirs to hand over. */
function expectNothingOpen(): void {
  expect(screen.queryByRole('table', { name: 'Resultados' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Examen de/)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Prueba/ })).not.toBeInTheDocument();
  expect(finalReport()).not.toBeInTheDocument();
  const orders = screen.queryByRole('listbox', { name: 'Órdenes' });
  if (orders === null) return;
  expect(within(orders).queryByRole('option', { selected: true })).not.toBeInTheDocument();
}

/** Every way to search, with something typed that was not searched before. */
const MODES: Readonly<Record<string, readonly [field: string, typed: string]>> = {
  Fecha: ['Fecha inicial', '01/01/2026'],
  Identificación: ['Identificación', '123'],
  Nombres: ['Primer nombre', 'beto'],
  Orden: ['Número de orden', '15'],
};

/** Searches by a mode for what was not searched before; the answer waits for the gate. */
async function searchFor(user: UserEvent, mode: string, answer: typeof found) {
  answered = gate();
  found = answer;
  await unfoldForm(user);
  await user.click(screen.getByRole('tab', { name: mode }));
  const [name = '', typed = ''] = MODES[mode] ?? [];
  await user.clear(field(name));
  await user.type(field(name), typed);
  expect(screen.getByRole('heading', { name: /Prueba$/ })).toBeVisible();
  const typedInto = field(name);
  await user.keyboard('{Enter}');
  await screen.findByText(SELECT);
  expectNothingOpen();
  answered.open();
  return typedInto;
}

it('another search, however it is made, takes the patient away before the answer, and opens the only hit', async () => {
  const user = await openAna();
  const oneField = () => screen.getByRole('combobox', { name: 'Orden, documento, nombre o fecha' });
  for (const [at, mode] of Object.keys(MODES).entries()) {
    const [before, { order, name1 }] = at % 2 === 0 ? [ANA, BETO] : [BETO, ANA];
    expect(await heading(before.name1)).toBeVisible();
    const typed = await searchFor(user, mode, [at % 2 === 0 ? BETO : ANA]);
    expect(await heading(name1)).toBeVisible();
    expect(await screen.findByText(`Examen de ${order}`)).toBeVisible();
    expect(within(await list()).getByRole('option', { selected: true })).toHaveTextContent(name1);
    expect(screen.getByText('Se encontró una sola orden y se abrió.')).toHaveRole('status');
    // The form made room for the orders; the next number may come at once, in the one field.
    expect(typed).not.toBeVisible();
    expect(oneField()).toHaveFocus();
    await user.keyboard('7');
    expect(oneField()).toHaveValue('7');
  }
});

it('another search that finds several, nothing or fails says so with nothing open, and the retry opens the only hit', async () => {
  const user = await openAna();
  // None of several opens, though the one that was open is among them.
  await searchFor(user, 'Nombres', [ANA, BETO, CARO]);
  expect(await screen.findByRole('option', { name: /Caro/ })).toBeVisible();
  expect(screen.getByText(SELECT)).toBeVisible();
  expectNothingOpen();
  await user.click(within(await list()).getByRole('option', { name: /Ana/ }));
  await heading('Ana');

  await searchFor(user, 'Identificación', []);
  expect(await screen.findByText(NO_MATCH)).toBeVisible();
  expectNothingOpen();

  found = 404;
  await user.type(field('Identificación'), '4{Enter}');
  expect(await screen.findByText(FAILED)).toBeVisible();
  expectNothingOpen();
  found = [CARO];
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await heading('Caro')).toBeVisible();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

it('the same search again keeps what is open while it runs, fails or finds it again, and closes what is gone', async () => {
  const user = await openAna();
  answered = gate();
  found = [{ ...ANA, name1: 'Anabel' }, BETO, CARO];
  await pressSearch(user);
  expect(await screen.findByText('Examen de 202603010001')).toBeVisible();
  expect(finalReport()).toBeEnabled();
  answered.open();
  // With the name as it reads now.
  expect(await heading('Anabel')).toBeVisible();
  expect(within(await list()).getByRole('option', { selected: true })).toHaveTextContent('Anabel');

  found = 404;
  await pressSearch(user);
  expect(await screen.findByText('No se pudieron cargar las órdenes')).toBeVisible();
  expect(await heading('Anabel')).toBeVisible();
  expect(within(await list()).getByRole('option', { selected: true })).toHaveTextContent('Anabel');

  found = [BETO, CARO];
  await pressSearch(user);
  expect(await screen.findByText(SELECT)).toBeVisible();
  expectNothingOpen();
});

it('of own visits the only one opens itself; a refresh keeps what is open, and closes what is gone', async () => {
  const refresh = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: 'Actualizar mis visitas' }));
  found = [ANA];
  const user = await openDashboard(2);
  expect(
    await screen.findByRole('heading', { level: 2, name: '1 de marzo de 2026' }),
  ).toBeVisible();
  expect(within(await list()).getByRole('option', { selected: true })).toHaveTextContent(
    '1 mar 2026',
  );
  found = [ANA, BETO, CARO];
  await refresh(user);
  expect(await screen.findByRole('option', { name: /Caro/ })).toBeVisible();
  expect(screen.getByText('Ana Prueba', { selector: 'dd' })).toBeVisible();
  found = [];
  await refresh(user);
  expect(await screen.findByText(NO_MATCH)).toBeVisible();
  expectNothingOpen();
  expect(screen.queryByText('Ana Prueba')).toBeNull();
});

it('a late answer of a superseded search opens nothing', async () => {
  const user = await openAna();
  const late = gate();
  answered = late;
  found = [BETO];
  await unfoldForm(user);
  await user.click(screen.getByRole('tab', { name: 'Orden' }));
  await user.type(field('Número de orden'), '15{Enter}');
  await screen.findByText(SELECT);
  answered = gate();
  found = [CARO];
  await unfoldForm(user);
  await user.clear(field('Número de orden'));
  await user.type(field('Número de orden'), '16{Enter}');
  late.open();
  answered.open();
  expect(await heading('Caro')).toBeVisible();
  expect(screen.queryByText(/Beto/)).not.toBeInTheDocument();
});

it('a filter that hides the row of the open order says so', async () => {
  const user = await openAna();
  const filter = await openFilter(user);
  await user.type(filter, 'beto');
  const note = screen.getByText('Esta orden ya no está en este grupo.');
  await user.clear(filter);
  expect(note).not.toBeInTheDocument();
  await user.type(filter, 'nadie');
  expect(screen.getByText('Esta orden ya no está en este grupo.')).toBeVisible();
});

it('on a narrow screen the only hit takes it; back leads to list and search, and another one to nothing open', async () => {
  narrowScreen();
  found = [BETO];
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await heading('Beto')).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(JSON.stringify(window.history.state)).not.toContain(BETO.patientId);
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(within(await list()).getByRole('option', { selected: true })).toHaveTextContent('Beto');
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(await screen.findByRole('button', { name: 'Buscar' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Buscar por orden' }));
  found = [];
  await user.type(field('Número de orden'), '15{Enter}');
  await waitFor(() => {
    expect(screen.getByText('No se encontraron órdenes con estos filtros.')).toBeVisible();
  });
  expect(screen.queryByText('Beto Prueba')).not.toBeInTheDocument();
});
