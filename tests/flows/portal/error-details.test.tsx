import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { FILTER, openDashboard } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';

const FAILED = 'No se pudieron cargar las órdenes';
/** What a server may well put into its sentence, and what support must not get. */
const PATIENT = 'La orden 202611050005 de ANA MORA está en uso';

async function searchAgainst(answer: () => Response) {
  server.use(http.patch(FILTER, answer));
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const alert = await screen.findByRole('alert', { name: FAILED });
  return { user, alert };
}

const failure =
  (code: number, message: string, errorFields: readonly string[] | null = null) =>
  () =>
    HttpResponse.json(
      { code, message, errorFields, detail: 'java.lang.Error\n\tat com.lab.Dao.find(Dao.java:1)' },
      { status: 500 },
    );

it.each([
  [
    'a broken rule',
    failure(2, 'Motivo inventado', ['2|campo fecha', '1|sede']),
    'El laboratorio no aceptó la solicitud: «Motivo inventado: campo fecha; sede».',
  ],
  ['a broken rule without words', failure(2, ''), 'El laboratorio no aceptó la solicitud.'],
  [
    'a trace in place of a sentence',
    failure(2, 'com.lab.orders.OrderException: x'),
    'El laboratorio no aceptó la solicitud.',
  ],
])('%s is told in the server’s words, and nobody is told to wait', async (_case, answer, words) => {
  const { alert } = await searchAgainst(answer);
  expect(alert).toHaveTextContent(words);
  expect(alert).not.toHaveTextContent(/unos minutos|java|Dao/);
  expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

it('an unexpected failure is told in the server’s words; support gets none of them (K1)', async () => {
  const { user, alert } = await searchAgainst(failure(0, PATIENT));
  expect(alert).toHaveTextContent(
    `El laboratorio respondió: «${PATIENT}». Intente de nuevo en unos minutos.`,
  );
  const details = within(alert).getByRole('button', { name: 'Detalles' });
  expect(details).toHaveAttribute('aria-expanded', 'false');
  expect(within(alert).queryByText('Estado HTTP')).not.toBeInTheDocument();
  await user.click(details);
  expect(details).toHaveAttribute('aria-expanded', 'true');
  const lines = () =>
    within(alert)
      .getAllByRole('definition')
      .map((line) => line.textContent);
  expect(lines().slice(0, 3)).toEqual(['0', '500', `PATCH ${LABORATORY}/service/orders/filter`]);
  expect(lines()[3]).toMatch(/\d{4}.*\d:\d\d:\d\d/);
  await user.click(within(alert).getByRole('button', { name: 'Copiar detalles' }));
  expect(await within(alert).findByText('Detalles copiados.')).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('Código: 0\nEstado HTTP: 500\nDirección: PATCH ');
  expect(copied).toContain('Hora: ');
  expect(copied).not.toMatch(/202611050005|ANA|MORA|java/);
  await user.click(details);
  expect(within(alert).queryByText('Estado HTTP')).not.toBeInTheDocument();
});

it('a browser that copies nothing says so', async () => {
  const { user, alert } = await searchAgainst(failure(2, 'x'));
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  onTestFinished(() => {
    write.mockRestore();
  });
  await user.click(within(alert).getByRole('button', { name: 'Detalles' }));
  await user.click(within(alert).getByRole('button', { name: 'Copiar detalles' }));
  expect(await within(alert).findByText(/No se pudo copiar/)).toBeVisible();
});

it('the address names no patient and no order, and a call without an answer says so', async () => {
  server.use(
    http.get(
      `${LABORATORY}/service/orders/results/*`,
      () => new HttpResponse('<', { status: 404 }),
    ),
  );
  const user = await openDashboard(1);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click(
    (await screen.findAllByRole('option', { name: /20\d{6,}/ }))[0] ?? document.body,
  );
  const alert = await screen.findByRole('alert', { name: /resultados/ });
  await user.click(within(alert).getByRole('button', { name: 'Detalles' }));
  await waitFor(() => {
    expect(within(alert).getByText(/orders\/results\/order\/\{\w+\}\/\{\w+\}$/)).toBeVisible();
  });
  expect(alert).not.toHaveTextContent(/\d{10}/);
});
