import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { LABORATORY, RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { holdPauses } from '@tests/support/environment/pauses';
import { openPortal } from '@tests/support/page/render-app';

const USER_TYPES = `${LABORATORY}/service/usertypes`;
const UNAVAILABLE = 'El portal no está disponible en este momento';

function answerRuntimeFile(answer: () => Response): void {
  server.use(http.get('*/config.json', answer));
}

function answerConfiguration(answer: () => Response): void {
  server.use(http.get(`${LABORATORY}/service/configuration/encrypted`, answer));
}

it('a host out of reach can be tried again; a wrong runtime file is explained with its key; then the portal starts', async () => {
  answerRuntimeFile(() => new HttpResponse(null, { status: 503 }));
  const user = await openPortal();
  expect(screen.getByRole('heading', { name: 'El portal no pudo iniciar' })).toBeVisible();
  expect(screen.getByRole('alert')).not.toHaveTextContent('config.json');

  const WRONG: readonly (readonly [RegExp, () => Response])[] = [
    [/config\.json no se encontró/, () => new HttpResponse(null, { status: 404 })],
    [/config\.json no contiene JSON/, () => HttpResponse.html('<h1>Wi-Fi</h1>')],
    [/serviceURL no es una/, () => HttpResponse.json({ ...RUNTIME_FILE, serviceURL: '' })],
    [/lisUrl debe ser un texto/, () => HttpResponse.json({ ...RUNTIME_FILE, lisUrl: 4 })],
  ];
  for (const [problem, answer] of WRONG) {
    answerRuntimeFile(answer);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(problem);
    });
    expect(
      screen.getByRole('heading', { level: 1, name: 'El portal no está bien instalado' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Iniciar sesión' })).not.toBeInTheDocument();
  }
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

it('a runtime file that stalls is given up, and the retry shows that it works: one start at a time', async () => {
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

it('a service that gives no configuration is explained, the installer is sent to the right file, and no login shows', async () => {
  const NOWHERE = /no respondió el servicio.* bloque «Service» de nginx\.conf o del Caddyfile/;
  const GATEWAY = /no obtuvo respuesta.* bloque «Service» de nginx\.conf o del Caddyfile/;
  const answers: readonly (readonly [RegExp, RegExp, () => Response])[] = [
    [/sin la configuración/, /compruebe que/, () => new HttpResponse(null, { status: 204 })],
    [/no puede leer/, /compruebe que/, () => HttpResponse.json([{ key: 'k', value: '%%%' }])],
    [/no puede leer/, NOWHERE, () => HttpResponse.html('<!doctype html><title>x')],
    [/no pudo completar/, GATEWAY, () => new HttpResponse('<html>', { status: 502 })],
    [/no pudo completar/, NOWHERE, () => new HttpResponse('404', { status: 404 })],
    [/no autorizó/, /puerta de inicio/, () => new HttpResponse(null, { status: 403 })],
  ];
  const noTypes = http.get(USER_TYPES, () => new HttpResponse('x', { status: 404 }));
  server.use(noTypes);
  answerConfiguration(() => HttpResponse.error());
  const user = await openPortal();
  expect(await screen.findByText(/No fue posible conectarse con el servidor/)).toBeVisible();
  const retry = () => user.click(screen.getByRole('button', { name: 'Reintentar' }));
  for (const [reason, advice, answer] of answers) {
    answerConfiguration(answer);
    await retry();
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
    });
    expect(await screen.findByText(advice)).toBeVisible();
    expect(screen.getByRole('heading', { name: UNAVAILABLE })).toBeVisible();
    expect(screen.getByText(`Dirección del servicio: ${LABORATORY}/service`)).toBeInTheDocument();
    expect(screen.queryByText(/<|nginx\/|doctype/)).not.toBeInTheDocument();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  }
  // Without user types there is no login that could work either.
  server.resetHandlers();
  server.use(noTypes);
  await retry();
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent(/no pudo completar/);
  });
  server.resetHandlers();
  await retry();
  expect(await screen.findByRole('radiogroup', { name: 'Tipo de usuario' })).toBeVisible();
});

it('the laboratory names and colours the page', async () => {
  changeSetting('Titulo', 'Laboratorio S.A.S.');
  await openPortal();
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'Ingrese a sus resultados',
  });
  expect(heading).toBeVisible();
  expect(document.title).toContain('Laboratorio S.A.S.');
  expect(screen.getByRole('banner')).toHaveTextContent('Laboratorio S.A.S.');
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--portal-brand-light-7')).toMatch(/^#/);
  expect(style.getPropertyValue('--portal-brand-dark-7')).toMatch(/^#/);
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
