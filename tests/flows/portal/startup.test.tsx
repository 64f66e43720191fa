import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { LABORATORY, RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { holdPauses } from '@tests/support/environment/pauses';
import { openPortal } from '@tests/support/page/render-app';

const UNAVAILABLE = 'El portal no está disponible en este momento';

function answerRuntimeFile(answer: () => Response): void {
  server.use(http.get('*/config.json', answer));
}

function answerConfiguration(answer: () => Response): void {
  server.use(http.get(`${LABORATORY}/service/configuration/encrypted`, answer));
}

it.each([
  ['missing', () => new HttpResponse(null, { status: 404 }), /config\.json no se encontró/],
  ['a captive portal', () => HttpResponse.html('<h1>Wi-Fi</h1>'), /config\.json no contiene JSON/],
  ['a list', () => HttpResponse.json([]), /config\.json debe ser un objeto/],
  [
    'a misspelt key',
    () => HttpResponse.json({ ...RUNTIME_FILE, serviceURL: '' }),
    /serviceURL no es una clave/,
  ],
  [
    'a wrong type',
    () => HttpResponse.json({ ...RUNTIME_FILE, lisUrl: 4 }),
    /lisUrl debe ser un texto/,
  ],
  [
    'a wrong language',
    () => HttpResponse.json({ ...RUNTIME_FILE, language: 'fr' }),
    /language no es uno/,
  ],
])('a runtime file that is %s is explained with its key (I14)', async (_case, answer, problem) => {
  answerRuntimeFile(answer);
  const user = await openPortal();
  expect(
    screen.getByRole('heading', { level: 1, name: 'El portal no está bien instalado' }),
  ).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(problem);
  expect(screen.queryByRole('button', { name: 'Iniciar sesión' })).not.toBeInTheDocument();

  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

it.each([
  ['is out of reach', () => HttpResponse.error()],
  ['is down', () => new HttpResponse(null, { status: 503 })],
])(
  'a host that %s is no wrong installation: the start can be tried again',
  async (_case, answer) => {
    answerRuntimeFile(answer);
    const user = await openPortal();
    expect(screen.getByRole('heading', { name: 'El portal no pudo iniciar' })).toBeVisible();
    expect(screen.getByRole('alert')).not.toHaveTextContent('config.json');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  },
);

it('a runtime file that stalls is given up, and the retry shows that it works: one start at a time (D1)', async () => {
  const pauses = holdPauses(15_000);
  let asked = 0;
  server.use(
    http.get('*/config.json', () => {
      asked += 1;
      return new Promise<never>(() => undefined);
    }),
  );
  const opened = openPortal();
  await pauses.pass();
  const user = await opened;
  expect(screen.getByRole('heading', { name: 'El portal no pudo iniciar' })).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveAttribute('data-loading');
  expect(asked).toBe(2);
  await pauses.pass();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  });
});

it('a start that fails says so in the language that was chosen on this device', async () => {
  localStorage.setItem('language', 'en');
  answerRuntimeFile(() => HttpResponse.error());
  await openPortal();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});

it.each([
  ['unreachable', () => HttpResponse.error(), /No fue posible conectarse con el servidor/],
  ['failing', () => new HttpResponse(null, { status: 503 }), /no pudo completar la solicitud/],
  ['answering a foreign page', () => HttpResponse.html('<h1>Wi-Fi</h1>'), /no puede leer/],
  [
    'answering an unreadable value',
    () => HttpResponse.json([{ key: 'k', value: '%%%' }]),
    /no puede leer/,
  ],
  ['answering nothing', () => new HttpResponse(null, { status: 204 }), /sin la configuración/],
  ['answering an empty list', () => HttpResponse.json([]), /sin la configuración/],
  ['asking for a token', () => new HttpResponse(null, { status: 403 }), /no autorizó/],
])('a service that is %s is explained, and no login shows', async (_case, answer, reason) => {
  answerConfiguration(answer);
  const user = await openPortal();
  expect(await screen.findByRole('heading', { name: UNAVAILABLE })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(screen.getByText(`Dirección del servicio: ${LABORATORY}/service`)).toBeInTheDocument();
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();

  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

it.each([
  ['a page in its place', () => HttpResponse.html('<!doctype html><title>x'), /no respondió el/],
  ['no such address', () => new HttpResponse('404', { status: 404 }), /no respondió el servicio/],
  ['no such method', () => new HttpResponse(null, { status: 405 }), /no respondió el servicio/],
  ['a bad gateway', () => new HttpResponse('<html>', { status: 502 }), /no obtuvo respuesta/],
  ['a late gateway', () => new HttpResponse(null, { status: 504 }), /no obtuvo respuesta/],
])('with %s the installer is sent to the right file', async (_case, answer, advice) => {
  answerConfiguration(answer);
  await openPortal();
  const text = await screen.findByText(advice);
  expect(text).toHaveTextContent(/bloque «Service» de nginx\.conf o del Caddyfile/);
  expect(screen.queryByText(/<|nginx\/|doctype/)).not.toBeInTheDocument();
});

it('without user types there is no login that cannot work', async () => {
  server.use(
    http.get(`${LABORATORY}/service/usertypes`, () => new HttpResponse('x', { status: 404 })),
  );
  const user = await openPortal();
  expect(await screen.findByRole('heading', { name: UNAVAILABLE })).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('radiogroup', { name: 'Tipo de usuario' })).toBeVisible();
});

it('the laboratory names and colours the page', async () => {
  await openPortal();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' });
  expect(heading).toBeVisible();
  expect(document.title).not.toBe('');
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--portal-brand-light-7')).toMatch(/^#/);
  expect(style.getPropertyValue('--portal-brand-dark-7')).toMatch(/^#/);
});

it('a title that ends in a full stop ends the sentence too', async () => {
  changeSetting('Titulo', 'Laboratorio S.A.S.');
  await openPortal();
  expect(await screen.findByText(/^Consulte .* S\.A\.S\W*$/)).not.toHaveTextContent(/\.\W*\.$/);
});

it('the language of the installation sets texts and page language', async () => {
  answerRuntimeFile(() => HttpResponse.json({ ...RUNTIME_FILE, language: 'en' }));
  await openPortal();
  const types = await screen.findByRole('radiogroup', { name: 'User type' });
  expect(within(types).getByRole('radio', { name: 'Physician' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});

it('what stands beside the screens is told where it fails, never a blank page', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => {
    told.mockRestore();
    online.mockRestore();
  });
  await openPortal();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
});
