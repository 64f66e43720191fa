import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { openOwnOrder } from '@tests/support/orders/one-order';
import { results } from '@tests/support/orders/results';

class Utterance extends EventTarget {
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

it('reads what the screen says with a voice of the device alone, and nothing that is kept back', async () => {
  const voices = [{ lang: 'es-US', localService: false }];
  const spoken: Utterance[] = [];
  const device = Object.assign(new EventTarget(), {
    getVoices: () => [...voices],
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel: vi.fn(),
  });
  vi.stubGlobal('speechSynthesis', device);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
  });
  await openOwnOrder([
    { testName: 'Glucosa', pathology: 3, result: '111.0', refMin: 70, refMax: 100 },
    { blockTest: true, result: 'RESTRINGIDO', pathology: 9 },
  ]);
  await results();
  expect(screen.queryByRole('button', { name: 'Escuchar' })).toBeNull();
  voices.push({ lang: 'es-CO', localService: true });
  act(() => {
    device.dispatchEvent(new Event('voiceschanged'));
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Escuchar' }));
  expect(spoken.map(({ text }) => text)).toEqual([
    'Glucosa: 111.0 miligramos por decilitro. Alto. Valores de referencia: de 70.0 a 100.0.',
    'Examen 2: RESTRINGIDO.',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Detener la lectura' }));
  expect(device.cancel).toHaveBeenCalled();
});
