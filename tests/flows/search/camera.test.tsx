import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }));
  server.use(http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, camera: true })));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.restoreAllMocks();
  getUserMedia.mockReset();
  stop.mockReset();
});

const dialog = () => within(screen.getByRole('dialog'));

async function openCamera(): Promise<UserEvent> {
  const user = await openDashboard(4);
  await user.click(await screen.findByRole('button', { name: 'Escanear con la cámara' }));
  await screen.findByRole('dialog');
  return user;
}

it.each([
  ['NotAllowedError', /No hay permiso/],
  ['NotFoundError', /no tiene cámara/],
  ['NotReadableError', /Otro programa/],
  ['TypeError', /no funcionó/],
])('says what to do where the browser answers %s', async (name, words) => {
  getUserMedia.mockRejectedValue(Object.assign(new Error('x'), { name }));
  const user = await openCamera();
  expect(await dialog().findByRole('alert')).toHaveTextContent(words);
  await user.click(dialog().getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByRole('button', { name: 'Escanear con la cámara' })).toHaveFocus();
});

it('rests while its tab is hidden, and gives the camera back', async () => {
  getUserMedia.mockResolvedValue(STREAM);
  await openCamera();
  expect(await dialog().findByText(/^Ponga el código/)).toBeVisible();
  isHidden = true;
  fireEvent(document, new Event('visibilitychange'));
  expect(dialog().getByText('La cámara está en pausa.')).toBeVisible();
  expect(stop).toHaveBeenCalled();
  isHidden = false;
  fireEvent(document, new Event('visibilitychange'));
  expect(await dialog().findByText(/^Ponga el código/)).toBeVisible();
});

it('gives a camera back that comes after the dialog was closed', async () => {
  let answer: (stream: MediaStream) => void = () => undefined;
  getUserMedia.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const user = await openCamera();
  await user.keyboard('{Escape}');
  answer(STREAM);
  await waitFor(() => {
    expect(stop).toHaveBeenCalled();
  });
});
