import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import {
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { DETECTION } from './cultures';
import { ORDER } from '@tests/support/orders/one-order';
import { gate, HEADER } from '@tests/support/reports/reports';
import { pressDays } from '@tests/support/orders/search';

const CULTURE = { testName: 'Urocultivo', resultType: 2, hasAntibiogram: true };
const ANTIBIOGRAM = 'Antibiograma de Urocultivo';
const MICROORGANISM = { id: 1, name: 'Escherichia coli', selected: true, resultsMicrobiology: [] };

interface Person {
  readonly id: number;
  readonly name: string;
  readonly type: string;
}

const ANA: Person = { id: 7, name: 'Ana', type: 'TI' };
const ZOILA: Person = { id: 8, name: 'Zoila', type: 'CC' };

let owner = ANA;

function listOf({ id, name }: Person) {
  return [{ ...wireOrder(ORDER, name), patientIdDB: id, patientId: `doc ${name}` }];
}

/** The order of whoever it belongs to by now. */
function answerFor(person: Person): void {
  owner = person;
  server.use(
    http.patch(FILTER, () => HttpResponse.json(listOf(person))),
    http.get(RESULTS, () =>
      HttpResponse.json([
        wireTest(ORDER, 1, { result: `Valor de ${person.name}`, resultType: 2 }),
        wireTest(ORDER, 2, CULTURE),
      ]),
    ),
    http.post(HEADER, () =>
      HttpResponse.json([
        {
          orderNumber: Number(ORDER),
          physician: { id: 1, name: 'Médica', lastName: `de ${person.name}` },
          patient: {
            ...{ id: person.id, patientId: `doc ${person.name}`, name1: person.name },
            documentType: { id: 1, abbr: person.type, name: 'x' },
          },
          comments: [{ comment: `Nota de ${person.name}`, print: true }],
        },
      ]),
    ),
    http.get(DETECTION, () =>
      HttpResponse.json({
        ...{ order: Number(ORDER), test: 2 },
        microorganisms: [{ ...MICROORGANISM, comment: `Cepa de ${person.name}` }],
      }),
    ),
  );
}

const heading = () => screen.findByRole('heading', { name: new RegExp(owner.name) });
const refresh = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Actualizar' }));

async function openAntibiogram(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: ANTIBIOGRAM }));
  return screen.findByRole('dialog', { name: /^Antibiograma · / });
}

async function openAnas(): Promise<UserEvent> {
  answerFor(ANA);
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await heading();
  expect(await screen.findByText('Médica de Ana')).toBeVisible();
  expect(await screen.findByText('Nota de Ana')).toBeVisible();
  expect(await screen.findByText('Valor de Ana')).toBeVisible();
  return user;
}

function expectNothingOfAna(): void {
  expect(screen.getByRole('main')).not.toHaveTextContent(/de Ana/);
  expect(screen.queryByText(/^TI /)).not.toBeInTheDocument();
}

/** Searches, where the list still has the order under Ana's name and the LIS already under Zoila's. */
async function openUnderOldName(): Promise<UserEvent> {
  answerFor(ZOILA);
  server.use(http.patch(FILTER, () => HttpResponse.json(listOf(ANA))));
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  return user;
}

const OTHER_PATIENT = /tiene esta orden a nombre de otro paciente/;

describe('an order that the laboratory corrected to another patient', () => {
  it('keeps what it has until the list is there, and has then the head, results and cultures of that one alone', async () => {
    const user = await openAnas();
    expect(await within(await openAntibiogram(user)).findByText('Cepa de Ana')).toBeVisible();
    await user.keyboard('{Escape}');

    answerFor(ZOILA);
    const listed = gate();
    const asked: string[] = [];
    server.use(
      http.all(`${LABORATORY}/*`, ({ request }) => {
        asked.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
      }),
      http.patch(FILTER, async () => {
        await listed.wait();
        return HttpResponse.json(listOf(ZOILA));
      }),
    );
    await refresh(user);
    await waitFor(() => {
      expect(asked).toEqual(['filter']);
    });
    expect(screen.getByText('Valor de Ana')).toBeVisible();
    listed.open();

    await heading();
    expect(await screen.findByText('Médica de Zoila')).toBeVisible();
    expect(await screen.findByText('Valor de Zoila')).toBeVisible();
    expect(screen.getByText(/^CC /)).toBeVisible();
    expectNothingOfAna();
    const dialog = await openAntibiogram(user);
    expect(await within(dialog).findByText('Cepa de Zoila')).toBeVisible();
    expect(dialog).not.toHaveTextContent('Cepa de Ana');
  });

  it('has in another search nothing of a culture that was read a moment ago', async () => {
    const user = await openAnas();
    await within(await openAntibiogram(user)).findByText('Cepa de Ana');
    await user.keyboard('{Escape}');

    answerFor(ZOILA);
    await pressDays(user, 'Hoy');
    await heading();
    await screen.findByText('Valor de Zoila');
    server.use(http.get(DETECTION, () => new HttpResponse(null, { status: 400 })));
    const dialog = await openAntibiogram(user);
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(dialog).not.toHaveTextContent('Cepa de Ana');
  });

  it.each([
    ['fail', () => new HttpResponse(null, { status: 400 })],
    ['do not come', () => new Promise<never>(() => undefined)],
  ])('shows no earlier results where its own %s', async (_how, answer) => {
    const user = await openAnas();
    answerFor(ZOILA);
    server.use(http.get(RESULTS, answer));
    await refresh(user);
    await heading();
    expectNothingOfAna();
    expect(screen.queryByRole('table', { name: 'Resultados' })).not.toBeInTheDocument();
  });

  it('shows nothing but that under the old name, until list and LIS agree on either patient', async () => {
    const user = await openUnderOldName();
    expect(await screen.findByRole('alert')).toHaveTextContent(OTHER_PATIENT);
    expect(screen.getByRole('heading', { name: 'Ana Prueba' })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/de Zoila/);
    expect(screen.queryByRole('table', { name: 'Resultados' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /informe|Comparar/i })).toBeNull();

    // The list comes to have the new name.
    answerFor(ZOILA);
    await refresh(user);
    await heading();
    expect(await screen.findByText('Valor de Zoila')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    // The LIS takes back what it corrected.
    const again = await openUnderOldName();
    await screen.findByText(OTHER_PATIENT);
    answerFor(ANA);
    await refresh(again);
    expect(await screen.findByText('Valor de Ana')).toBeVisible();
  });
});
