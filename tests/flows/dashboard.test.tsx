import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { openDashboard, RESULTS } from '@tests/support/dashboard';
import { server } from '@tests/support/laboratory';

const OWN_CALL = 'x-own-call';

interface WireTest {
  readonly testName: string;
  readonly result: string;
  readonly unit?: string;
  readonly areaName: string;
  readonly state: number;
}

/** The tests of the order opened last, exactly as the laboratory sent them. */
function watchResults(): () => readonly WireTest[] {
  let sent: readonly WireTest[] = [];
  server.use(
    http.get(RESULTS, async ({ request }) => {
      if (request.headers.has(OWN_CALL)) return undefined;
      const headers = new Headers(request.headers);
      headers.set(OWN_CALL, 'yes');
      const answer = await fetch(request.url, { headers });
      if (answer.status !== 200) return new HttpResponse(null, { status: answer.status });
      sent = (await answer.json()) as readonly WireTest[];
      return HttpResponse.json([...sent]);
    }),
  );
  return () => sent;
}

it('a physician finds an order and reads on screen what the laboratory sent, character by character', async () => {
  const sent = watchResults();
  const user = await openDashboard(1, 'Médico');
  const start = screen.getByRole('textbox', { name: 'Fecha inicial' });
  await user.clear(start);
  await user.type(start, '01/01/2020{Enter}');
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  const options = within(list).getAllByRole('option').slice(0, 6);
  let compared = 0;
  for (const option of options) {
    await user.click(option);
    const name = option.textContent.split(/\s\d{12}/)[0] ?? '';
    expect(await screen.findByRole('heading', { name: name.trim() })).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Resultados' });
    const rows = within(table)
      .getAllByRole('row')
      .filter((row) => within(row).queryByRole('rowheader') !== null);
    for (const row of rows) {
      const testName = within(row).getByRole('rowheader').textContent.trim();
      const [result, , unit] = within(row).getAllByRole('cell');
      const test = sent().find((candidate) => candidate.testName.trim() === testName);
      expect(test?.state).toBeGreaterThanOrEqual(4);
      expect(result?.firstElementChild?.textContent).toBe(test?.result);
      expect(unit?.textContent).toBe((test?.unit ?? '').replaceAll(/<\/?su[bp]>/g, ''));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(5);
});

it('shows the laboratory, who is signed in and the way out', async () => {
  const user = await openDashboard(1, 'Médico');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Laboratorio Clínico Andino');
  expect(screen.getByText('medico')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('Seleccione una orden para ver sus resultados.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});
