import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openDashboard, watchSearches } from '@tests/support/orders/dashboard';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';

const getUserMedia = vi.fn<() => Promise<MediaStream>>();
const stop = vi.fn();
const detect = vi.fn<() => Promise<readonly { rawValue: string }[]>>();
const STREAM = { getTracks: () => [{ stop }] } as unknown as MediaStream;

/** jsdom's tab is never in sight. */
let isHidden = false;

beforeEach(() => {
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }));
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', {
    value: 1280,
    configurable: true,
  });
  detect.mockResolvedValue([]);
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      readonly detect = detect;
    },
  );
  server.use(http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, camera: true })));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

it('searches what it read twice in a row, and gives the camera back', async () => {
  getUserMedia.mockResolvedValue(STREAM);
  const user = await openDashboard(4);
  const bodies = watchSearches();
  const seen = ['52345678', '5234567', '52345678', '52345678'];
  detect.mockImplementation(() => Promise.resolve([{ rawValue: seen.shift() ?? '' }]));
  stop.mockClear();
  await user.click(screen.getByRole('button', { name: 'Escanear con la cámara' }));
  await waitFor(() => {
    expect(bodies()).toEqual([expect.objectContaining({ patientId: '52345678' })]);
  });
  expect(seen).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stop).toHaveBeenCalled();
});

it('has no button where the browser reads no codes', async () => {
  vi.stubGlobal('BarcodeDetector', undefined);
  await openDashboard(4);
  expect(screen.queryByRole('button', { name: 'Escanear con la cámara' })).toBeNull();
});
