import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

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
import { field, pressSearch, unfoldForm } from '@tests/support/orders/search';

const ANA = wireOrder('202603010001', 'Ana');
const BETO = { ...wireOrder('202603010002', 'Beto'), patientIdDB: 8 };
const CARO = { ...wireOrder('202603010003', 'Caro'), patientIdDB: 9 };

const SELECT = 'Seleccione una orden para ver sus resultados.';
const NO_MATCH = 'Ninguna orden coincide. No hay ninguna orden abierta.';
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

async function openAna(type = 4): Promise<UserEvent> {
  const user = await openDashboard(type);
  const submit = screen.queryByRole('button', { name: 'Buscar' });
  if (submit !== null) await user.click(submit);
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
const MODES: Readonly<Record<string, (user: UserEvent) => Promise<HTMLElement>>> = {
  Fecha: async (user) => {
    await user.clear(field('Fecha inicial'));
    await user.type(field('Fecha inicial'), '01/01/2026');
    return field('Fecha inicial');
  },
  Identificación: async (user) => {
    await user.type(field('Identificación'), '123');
    return field('Identificación');
  },
  Nombres: async (user) => {
    await user.type(field('Primer nombre'), 'beto');
    return field('Primer nombre');
  },
  Orden: async (user) => {
    await user.type(field('Número de orden'), '15');
    return field('Número de orden');
  },
};

describe.each(Object.entries(MODES))('F7: another search by %s', (mode, fill) => {
  /** Opens Ana's order, then searches by the mode; the answer waits for the gate. */
  async function searchFor(answer: typeof found) {
    const user = await openAna();
    answered = gate();
    found = answer;
    await unfoldForm(user);
    await user.click(screen.getByRole('tab', { name: mode }));
    const typed = await fill(user);
    expect(await heading('Ana')).toBeVisible();
    await user.keyboard('{Enter}');
    await screen.findByText(SELECT);
    expectNothingOpen();
    answered.open();
    return { user, typed };
  }

  it('takes the patient away before the answer, and opens the only hit with the focus in the one field', async () => {
    const { user, typed } = await searchFor([BETO]);
    expect(await heading('Beto')).toBeVisible();
    expect(await screen.findByText('Examen de 202603010002')).toBeVisible();
    expect(within(await list()).getByRole('option', { selected: true })).toHaveTextContent('Beto');
    expect(screen.getByText('Se encontró una sola orden y se abrió.')).toHaveAttribute(
      'role',
      'status',
    );
    // The form made room for the orders; the next number may come at once.
    const oneField = screen.getByRole('combobox', { name: 'Orden, documento, nombre o fecha' });
    expect(typed).not.toBeVisible();
    expect(oneField).toHaveFocus();
    await user.keyboard('7');
    expect(oneField).toHaveValue('7');
  });

  it('says that nothing matches and nothing is open', async () => {
    await searchFor([]);
    expect(await screen.findByText(NO_MATCH)).toBeVisible();
    expectNothingOpen();
  });

  it('opens none of several, though the one that was open is among them', async () => {
    await searchFor([ANA, BETO, CARO]);
    expect(await screen.findByRole('option', { name: /Caro/ })).toBeVisible();
    expect(screen.getByText(SELECT)).toBeVisible();
    expectNothingOpen();
  });

  it('says that it failed, and the retry opens the only hit', async () => {
    const { user } = await searchFor(404);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expectNothingOpen();
    found = [CARO];
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await heading('Caro')).toBeVisible();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });
});

describe('the same search again', () => {
  const again = pressSearch;

  it('keeps what is open while it runs and when it is found again, with the name as it reads now', async () => {
    const user = await openAna();
    answered = gate();
    found = [{ ...ANA, name1: 'Anabel' }, BETO, CARO];
    await again(user);
    expect(await screen.findByText('Examen de 202603010001')).toBeVisible();
    expect(finalReport()).toBeEnabled();
    answered.open();
    expect(await heading('Anabel')).toBeVisible();
    expect(within(await list()).getByRole('option', { selected: true })).toHaveTextContent(
      'Anabel',
    );
  });

  it('closes what is no longer found', async () => {
    const user = await openAna();
    found = [BETO, CARO];
    await again(user);
    expect(await screen.findByText(SELECT)).toBeVisible();
    expectNothingOpen();
  });

  it('keeps what is open, and its list, when it fails', async () => {
    const user = await openAna();
    found = 404;
    await again(user);
    expect(await screen.findByText('No se pudieron cargar las órdenes')).toBeVisible();
    expect(await heading('Ana')).toBeVisible();
    expect(within(await list()).getByRole('option', { selected: true })).toHaveTextContent('Ana');
  });
});

describe('own visits', () => {
  const refresh = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: 'Actualizar mis visitas' }));

  it('the only order opens itself', async () => {
    found = [ANA];
    await openDashboard(2);
    expect(await heading('Ana')).toBeVisible();
    expect(within(await list()).getByRole('option', { selected: true })).toHaveTextContent(
      '1 de marzo de 2026',
    );
  });

  it('a refresh keeps what is open, and closes what is gone', async () => {
    const user = await openAna(2);
    found = [ANA, BETO, CARO];
    await refresh(user);
    expect(await screen.findByRole('option', { name: /Caro/ })).toBeVisible();
    expect(await heading('Ana')).toBeVisible();
    found = [];
    await refresh(user);
    expect(await screen.findByText('No hay ninguna orden abierta.')).toBeVisible();
    expectNothingOpen();
  });
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

it('a filter that hides the row of the open order says whose order is open', async () => {
  const user = await openAna();
  const filter = screen.getByRole('searchbox', { name: 'Filtrar órdenes' });
  await user.type(filter, 'beto');
  const note = screen.getByText(/La orden abierta no coincide con el filtro/);
  expect(note).toHaveTextContent('Ana Prueba 202603010001');
  await user.clear(filter);
  expect(note).not.toBeInTheDocument();
  await user.type(filter, 'nadie');
  expect(screen.getByText(/La orden abierta no coincide con el filtro/)).toBeVisible();
});

describe('on a narrow screen', () => {
  beforeEach(narrowScreen);

  it('the only hit takes the screen; back leads to the list, and then to the search', async () => {
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
  });

  it('another search comes to a list with nothing open behind it', async () => {
    const user = await openDashboard(4);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await user.click(within(await list()).getByRole('option', { name: /Ana/ }));
    await heading('Ana');
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    await user.click(await screen.findByRole('button', { name: 'Filtrar' }));
    await user.click(await screen.findByRole('button', { name: 'Buscar por orden' }));
    found = [];
    await user.type(field('Número de orden'), '15{Enter}');
    await waitFor(() => {
      expect(screen.getByText('No se encontraron órdenes con estos filtros.')).toBeVisible();
    });
    expect(screen.queryByText('Ana Prueba')).not.toBeInTheDocument();
  });
});
