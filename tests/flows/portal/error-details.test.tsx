import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { FILTER, openDashboard, RESULTS } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';

/** What a server may well put into its sentence, and what support must not get. */
const PATIENT = 'La orden 202611050005 de ANA MORA está en uso';

it('an unexpected failure is told in the server’s words; support gets none of them', async () => {
  const detail = 'java.lang.Error\n\tat com.lab.Dao.find(Dao.java:1)';
  const body = { code: 0, message: PATIENT, errorFields: null, detail };
  server.use(http.patch(FILTER, () => HttpResponse.json(body, { status: 500 })));
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const alert = await screen.findByRole('alert', { name: 'No se pudieron cargar las órdenes' });
  expect(alert).toHaveTextContent(
    `El laboratorio respondió: «${PATIENT}». Intente de nuevo en unos minutos.`,
  );
  const details = within(alert).getByRole('button', { name: 'Detalles' });
  expect(details).toHaveAttribute('aria-expanded', 'false');
  expect(within(alert).queryByText('Estado HTTP')).not.toBeInTheDocument();
  await user.click(details);
  expect(details).toHaveAttribute('aria-expanded', 'true');
  const lines = within(alert)
    .getAllByRole('definition')
    .map((line) => line.textContent);
  expect(lines.slice(0, 3)).toEqual(['0', '500', `PATCH ${LABORATORY}/service/orders/filter`]);
  expect(lines[3]).toMatch(/\d{4}.*\d:\d\d:\d\d/);
  await user.click(within(alert).getByRole('button', { name: 'Copiar detalles' }));
  expect(await within(alert).findByText('Detalles copiados.')).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('Código: 0\nEstado HTTP: 500\nDirección: PATCH ');
  expect(copied).toContain('Hora: ');
  expect(copied).not.toMatch(/202611050005|ANA|MORA|java/);
  // A browser that copies nothing says so.
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  onTestFinished(() => {
    write.mockRestore();
  });
  await user.click(within(alert).getByRole('button', { name: /^Copiar detalles/ }));
  expect(await within(alert).findByText(/No se pudo copiar/)).toBeVisible();
  await user.click(details);
  expect(within(alert).queryByText('Estado HTTP')).not.toBeInTheDocument();
  // What is no sentence is told in the portal's own words.
  const long = { ...body, message: `${PATIENT} `.repeat(7) };
  server.use(http.patch(FILTER, () => HttpResponse.json(long, { status: 500 })));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByText(/no pudo completar la solicitud/)).toBeVisible();
  expect(screen.queryByText(/ANA MORA/)).not.toBeInTheDocument();
});

it('the address names no patient and no order, and nothing of the server’s inside is shown', async () => {
  const inside = 'java.lang.Error: kanarie';
  const answer = { status: 404, statusText: inside, headers: { 'X-Error': inside } };
  server.use(http.get(RESULTS, () => new HttpResponse(`<pre>${inside}</pre>`, answer)));
  const user = await openDashboard(1);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click(
    (await screen.findAllByRole('option', { name: /20\d{6,}/ }))[0] ?? document.body,
  );
  const alert = await screen.findByRole('alert', { name: /resultados/ });
  await user.click(within(alert).getByRole('button', { name: 'Detalles' }));
  const address = /orders\/results\/order\/\{\w+\}\/\{\w+\}$/;
  expect(await within(alert).findByText(address)).toBeVisible();
  expect(alert).not.toHaveTextContent(/\d{10}|java|kanarie/);
});
