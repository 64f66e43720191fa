import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import { pressDays } from '@tests/support/orders/search';
import { server } from '@tests/support/environment/laboratory';
import { answerDetection, antibiotic, culture, openCultures, organism } from './cultures';
import { ORDER } from '@tests/support/orders/one-order';
import { FINAL_REPORT, gate, HEADER } from '@tests/support/reports/reports';
import {
  ANA,
  answerResults,
  BETO,
  openAna,
  results,
  selectOrder,
} from '@tests/support/orders/results';

const PENDING = { state: 1, result: '' };
const CRITICAL = { state: 4, pathology: 6, result: '9.9' };

const refresh = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Actualizar' }));

function answerHeader(comment: string): void {
  server.use(
    http.post(HEADER, () =>
      HttpResponse.json([{ orderNumber: Number(ORDER), comments: [{ comment, print: true }] }]),
    ),
  );
}

/** What is asked about orders from now on. */
function watchCalls(): readonly string[] {
  const asked: string[] = [];
  server.use(
    http.all(/\/service\/orders\//, ({ request }) => {
      asked.push(new URL(request.url).pathname.replace('/service/orders/', ''));
    }),
  );
  return asked;
}

it('a refresh asks for the open order, its histories and its header again, another search for neither', async () => {
  const held: Record<string, Record<string, unknown>> = { [ANA]: PENDING };
  answerResults((order) => [
    wireTest(order, 1, held[order]),
    wireTest(order, 2, { testName: `Examen de ${order}` }),
  ]);
  answerHeader('Falta una muestra');
  const user = await openAna();
  await selectOrder(user, 'Beto');
  await screen.findByText(`Examen de ${BETO}`);
  await selectOrder(user, 'Ana');
  expect(await within(await results()).findByText('Pendiente')).toBeVisible();
  expect(await screen.findByText('Falta una muestra')).toBeVisible();

  held[ANA] = CRITICAL;
  answerHeader('Muestra recibida');
  const asked = watchCalls();
  await refresh(user);
  expect(await within(await results()).findByText('9.9')).toBeVisible();
  expect(within(await results()).queryByText('Pendiente')).not.toBeInTheDocument();
  expect(await screen.findByText('Muestra recibida')).toBeVisible();
  expect(screen.queryByText('Falta una muestra')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(asked.toSorted()).toEqual(['filter', 'results/history', `results/order/${ANA}/0`]);
  });

  // Another search asks for nothing that was read a moment ago.
  const then = watchCalls();
  await pressDays(user, 'Hoy');
  await screen.findByText('2 órdenes');
  await selectOrder(user, 'Ana');
  await within(await results()).findByText('9.9');
  expect(then).toEqual(['filter']);
});

it('a refresh forgets the antibiogram, which is never shown once more, and offers pictures again', async () => {
  const answered = gate();
  const detection = (cmi: string) => ({
    microorganisms: [
      organism('Escherichia coli', { resultsMicrobiology: [antibiotic('Ampicilina', cmi)] }),
    ],
  });
  const profile = (profileId: number) => ({ profileId, profileName: `Perfil ${profileId}` });
  const tests = [wireTest(ORDER, 1, profile(9)), wireTest(ORDER, 2, profile(11))];
  answerHeader('');
  answerDetection(() => detection('<=2'));
  server.use(
    http.post(FINAL_REPORT, () =>
      HttpResponse.json({
        listOrders: [{ order: { orderNumber: Number(ORDER), resultTest: tests } }],
      }),
    ),
  );
  const { user, open } = await openCultures([culture(88), ...tests]);
  expect(await within(await open(88)).findByText('<=2')).toBeVisible();
  await user.keyboard('{Escape}');
  const picture = (id: number) => screen.queryByRole('button', { name: `Imagen de Perfil ${id}` });
  await user.click(screen.getByRole('button', { name: 'Imagen de Perfil 9' }));
  await screen.findByText('No hay imagen asociada a este perfil');
  await user.keyboard('{Escape}');
  expect(picture(11)).not.toBeInTheDocument();

  answerDetection(async () => {
    await answered.wait();
    return detection('>=32');
  });
  await refresh(user);
  await waitFor(() => {
    expect(picture(11)).toBeVisible();
  });
  const dialog = await open(88);
  expect(dialog).not.toHaveTextContent('<=2');
  answered.open();
  expect(await within(dialog).findByText('>=32')).toBeVisible();
});

it('a dialog of a test that a refresh no longer brings closes, and becomes none of another', async () => {
  const held = { isThere: true, serum: '1' };
  const sample = (sampleName: string, result: string) => ({
    ...{ sampleName, result, hasComment: true },
    resultComment: { comment: `Comentario de ${sampleName}` },
  });
  answerResults((order) => [
    ...(held.isThere ? [wireTest(order, 3, { testName: 'Glucosa' })] : []),
    wireTest(order, 1, sample('Suero', held.serum)),
    wireTest(order, 1, sample('Orina', '2')),
  ]);
  const user = await openAna();
  await user.click(await screen.findByRole('button', { name: 'Glucosa' }));
  await screen.findByRole('dialog', { name: /^Glucosa/ });
  // An open dialog hides the rest of the page from its reader.
  const again = screen.getByRole('button', { name: 'Actualizar', hidden: true });
  held.isThere = false;
  fireEvent.click(again);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await waitFor(() => {
    expect(screen.getByRole('rowgroup', { name: 'Resultados' })).toHaveFocus();
  });
  held.isThere = true;
  await user.click(again);
  await screen.findByRole('button', { name: 'Glucosa' });
  expect(screen.queryByRole('dialog')).toBeNull();

  // The comment on one of two samples does not become that on the other.
  const [first] = screen.getAllByRole('button', { name: 'Comentario de Examen 1' });
  if (first !== undefined) await user.click(first);
  const dialog = await screen.findByRole('dialog', { name: /^Comentario/ });
  expect(dialog).toHaveTextContent('Comentario de Suero');
  held.serum = '9';
  fireEvent.click(again);
  await screen.findByText('9');
  expect(screen.queryByRole('dialog')).toBeNull();
});
