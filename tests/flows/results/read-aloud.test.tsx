import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openOwnOrder } from '@tests/support/orders/one-order';
import { results } from '@tests/support/orders/results';

/** A voice as browsers list it. */
interface Voice {
  readonly lang: string;
  readonly localService: boolean;
}

const LOCAL: Voice = { lang: 'es-CO', localService: true };

class Utterance extends EventTarget {
  voice: Voice | null = null;
  lang = '';
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A device that speaks with these voices, the browser learning of them late. */
class Device extends EventTarget {
  voices: readonly Voice[] = [];
  spoken: Utterance[] = [];
  readonly cancel = vi.fn();

  getVoices() {
    return this.voices;
  }

  speak(utterance: Utterance) {
    this.spoken.push(utterance);
  }

  learn(voices: readonly Voice[]) {
    this.voices = voices;
    act(() => {
      this.dispatchEvent(new Event('voiceschanged'));
    });
  }
}

let device: Device;

beforeEach(() => {
  device = new Device();
  vi.stubGlobal('speechSynthesis', device);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
});

/** A high result, one in words, one kept back, and one to come, which patients are not told. */
const TESTS = [
  { testName: 'Glucosa', pathology: 3, result: '111.0', refMin: 70, refMax: 100 },
  { testName: 'Cultivo', resultType: 2, result: 'Negativo', unit: '', pathology: 0 },
  { blockTest: true, result: 'RESTRINGIDO', pathology: 9 },
  { state: 1, result: '' },
];

async function openOwn(type?: number): Promise<UserEvent> {
  const user = await openOwnOrder(TESTS, type);
  await results();
  return user;
}

const listen = () => screen.queryByRole('button', { name: 'Escuchar' });

it('reads what the screen says, with the device’s own voice', async () => {
  const user = await openOwn();
  expect(listen()).toBeNull();
  device.learn([
    { lang: 'es-US', localService: false },
    { lang: 'en-GB', localService: true },
    LOCAL,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Escuchar' }));
  const said = device.spoken.map(({ text }) => text);
  expect(said).toContain(
    'Glucosa: 111.0 miligramos por decilitro. Alto. Valores de referencia: de 70.0 a 100.0.',
  );
  expect(said).toContain('Cultivo: Negativo. Normal.');
  expect(said).toContain('Examen 3: RESTRINGIDO.');
  expect(said).toHaveLength(3);
  expect(said.join()).not.toMatch(/Crítico/);
  expect(new Set(device.spoken.map(({ voice }) => voice))).toEqual(new Set([LOCAL]));

  act(() => {
    device.spoken.at(-1)?.dispatchEvent(new Event('end'));
  });
  await screen.findByRole('button', { name: 'Escuchar' });
});

it('tells results of one test apart by their samples, as the screen does', async () => {
  const glucose = { testId: 31, testName: 'Glucosa', profileId: 0 };
  const user = await openOwnOrder([
    { ...glucose, result: '90', sampleName: 'Suero' },
    { ...glucose, result: '60', sampleName: 'LCR' },
  ]);
  await results();
  device.learn([LOCAL]);
  await user.click(await screen.findByRole('button', { name: 'Escuchar' }));
  const said = device.spoken.map(({ text }) => text).join(' ');
  expect(said).toContain('Glucosa, Suero: 90');
  expect(said).toContain('Glucosa, LCR: 60');
  await user.click(screen.getByRole('button', { name: 'Detener la lectura' }));
});

it('stops when asked, when the page is out of sight and when the order is left', async () => {
  const user = await openOwn();
  device.learn([LOCAL]);
  await user.click(await screen.findByRole('button', { name: 'Escuchar' }));
  await user.click(screen.getByRole('button', { name: 'Detener la lectura' }));
  expect(device.cancel).toHaveBeenCalledTimes(3);
  await user.click(screen.getByRole('button', { name: 'Escuchar' }));

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  hidden.mockRestore();
  await user.click(await screen.findByRole('button', { name: 'Escuchar' }));
  device.cancel.mockClear();
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => {
    expect(device.cancel).toHaveBeenCalled();
  });
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

it('stops when other results stand there, and reads those when asked anew', async () => {
  const user = await openOwn();
  device.learn([LOCAL]);
  await user.click(await screen.findByRole('button', { name: 'Escuchar' }));
  device.cancel.mockClear();
  await user.click(screen.getByRole('button', { name: 'Ver cuál' }));
  expect(device.cancel).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Escuchar' }));
  expect(device.spoken.slice(3)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Detener la lectura' }));
});

it.each<[string, readonly Voice[]]>([
  ['a network alone', [{ lang: 'es-US', localService: false }]],
  ['another language alone', [{ lang: 'en-GB', localService: true }]],
])('is not offered with the voices of %s (K6)', async (_whose, voices) => {
  await openOwn();
  device.learn(voices);
  expect(listen()).toBeNull();
});

it('is for patients', async () => {
  await openOwn(4);
  device.learn([LOCAL]);
  expect(listen()).toBeNull();
});
