import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { openDashboard } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { gate } from '@tests/support/reports/reports';

const UPDATE = `${LABORATORY}/service/authentication/updatepassword`;
const dialog = () => within(screen.getByRole('dialog', { name: 'Cambiar contraseña' }));

function fill(label: string, value: string): void {
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });
}

it('nobody leaves the dialog while a change is on its way: what comes of it is told', async () => {
  const answer = gate();
  let calls = 0;
  server.use(
    http.put(UPDATE, async () => {
      calls += 1;
      await answer.wait();
      return new HttpResponse(null);
    }),
  );
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  fill('Contraseña actual', 'old');
  fill('Nueva contraseña', 'Nueva.2026');
  fill('Repetir contraseña', 'Nueva.2026');
  await user.click(dialog().getByRole('button', { name: 'Guardar' }));
  await waitFor(() => {
    expect(calls).toBe(1);
  });
  await user.keyboard('{Escape}');
  expect(dialog().queryByRole('button', { name: 'Cerrar' })).toBeNull();
  answer.open();
  expect(await screen.findByText('La contraseña se actualizó.')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
