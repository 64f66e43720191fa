import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openDashboard } from '@tests/support/orders/dashboard';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';

const getUserMedia = vi.fn<() => Promise<MediaStream>>();
const stop = vi.fn();
const STREAM = { getTracks: () => [{ stop }] } as unknown as MediaStream;

/** jsdom's tab is never in sight. */
let isHidden = false;

beforeEach(() => {
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }));
  server.use(http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, camera: true })));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.restoreAllMocks();
});

const dialog = () => within(screen.getByRole('dialog'));

it('says why there is no camera; rests while its tab is hidden, and gives the camera back', async () => {
  getUserMedia.mockRejectedValue(Object.assign(new Error('x'), { name: 'NotAllowedError' }));
  const user = await openDashboard(4);
  const button = () => screen.getByRole('button', { name: 'Escanear con la cámara' });
  await user.click(button());
  await screen.findByRole('dialog');
  expect(await dialog().findByRole('alert')).toHaveTextContent(/No hay permiso/);
  await user.click(dialog().getByRole('button', { name: 'Cerrar' }));
  expect(button()).toHaveFocus();

  getUserMedia.mockResolvedValue(STREAM);
  await user.click(button());
  await screen.findByRole('dialog');
  expect(await dialog().findByText(/^Ponga el código/)).toBeVisible();
  // A strict drawing has taken the camera twice and given it back once.
  stop.mockClear();
  isHidden = true;
  fireEvent(document, new Event('visibilitychange'));
  expect(dialog().getByText('La cámara está en pausa.')).toBeVisible();
  expect(stop).toHaveBeenCalledTimes(1);
  isHidden = false;
  fireEvent(document, new Event('visibilitychange'));
  expect(await dialog().findByText(/^Ponga el código/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(stop).toHaveBeenCalledTimes(2);
  });
});
