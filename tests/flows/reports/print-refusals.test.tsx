import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { readCaller } from '@/api/session/caller-store';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { LOGIN, ORDER, PRESET, printLink, serveLinks, signedIn, watchCalls } from './print-link';
import { watchReports } from './report-world';
import { HEADER } from '@tests/support/reports/reports';

/** What the laboratory reads, folded below what the visitor does. */
const DETAIL = 'Detalles para el laboratorio';
const NO_KEY = 'No hay conexión con la llave de seguridad';
const CREDENTIALS_LIMIT = 20_000;

beforeEach(serveLinks);

const message = () => screen.findByRole('alert');
const main = () => screen.getByRole('main');
const retry = () => screen.queryByRole('button', { name: 'Reintentar' });

it('what is no link is refused before anybody is asked, with the laboratory’s telephone', async () => {
  const file = { ...RUNTIME_FILE, phone: '(601) 555 0190' };
  server.use(http.get('*/config.json', () => HttpResponse.json(file)));
  const calls = watchCalls();
  for (const address of ['/orqrm:', '/orqrm:MjAyNjAwMD', '/orqrm:T3JkZW4gNw==']) {
    await openPortal(address);
    expect(await message(), address).toHaveTextContent(
      'El enlace no sirve o ya venció. Pida uno nuevo',
    );
    expect(screen.getByRole('heading', { name: 'Este enlace no sirve' })).toBeVisible();
    expect(main()).toHaveTextContent(`${DETAIL}La url no corresponde`);
    expect(retry()).toBeNull();
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Llamar al (601) 555 0190']);
    expect(screen.getByText('La url no corresponde')).not.toBeVisible();
  }
  expect(calls.some(({ path }) => /app|lis|authentication/.test(path))).toBe(false);

  await openPortal('/orqr:MjAy');
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  // What mail programs and hands make of the same address.
  for (const address of [
    '/orqrm:MjAyNjAw%20MDE=',
    '/orqrm:MjAyNjAwMDE%253D',
    printLink(ORDER).replace('orqrm', 'ORQRM'),
  ]) {
    const before = calls.length;
    await openPortal(address);
    const asked = () => calls.slice(before).map(({ path }) => path);
    await expect.poll(asked, { message: address }).toContain('/app/api/user');
  }
});

it('an order that nobody knows reads like a link that is none', async () => {
  await openPortal(printLink('2026001'));
  await message();
  const refused = main().textContent;
  await openPortal(printLink('209901010001'));
  await message();
  expect(main()).toHaveTextContent('La url no corresponde');
  expect(main().textContent).toBe(refused);
  expect(readCaller()).toBeNull();
});

const refuse = (body: object) => () => HttpResponse.json(body, { status: 500 });
const entries = (...errorFields: readonly string[]) => refuse({ code: 2, errorFields });
const ownPasswordFirst = () => HttpResponse.json(signedIn({ type: 2, changePassword: true }));

it.each<[string, string, string, () => Response]>([
  ['does not exist', 'No hay usuario creado', PRESET, () => HttpResponse.html('')],
  ['is inactive', 'Usuario inactivo', LOGIN, entries('4|inactive user')],
  ['is a patient without a password', 'La contraseña ha expirado', LOGIN, ownPasswordFirst],
])('a preset user that %s is told in words and not tried again', async (...row) => {
  const [, words, call, answer] = row;
  server.use(http.post(call, answer));
  const calls = watchCalls();
  await openPortal(printLink(ORDER));
  expect(await message()).toHaveTextContent('Este enlace aún no funciona');
  expect(main()).toHaveTextContent(`${DETAIL}${words}`);
  // One sentence that sends to the administrator.
  expect(main().textContent.match(/administra/g)).toHaveLength(1);
  expect(retry()).toBeNull();
  const signIns = calls.filter(({ path }) => path.endsWith('/authentication/web'));
  expect(signIns).toHaveLength(call === LOGIN ? 1 : 0);
  expect(calls.some(({ path }) => path.startsWith('/lis/'))).toBe(false);
  expect(readCaller()).toBeNull();
});

it('what fails on the way is neither a wrong link nor an invalid user, and may be tried again', async () => {
  watchReports();
  const failures: readonly (readonly [string, () => Response, string])[] = [
    [PRESET, () => HttpResponse.html('<html>'), 'no puede leer'],
    [LOGIN, () => new HttpResponse(null, { status: 401 }), 'no autorizó'],
    [LOGIN, refuse({ code: 0, message: 'Sin memoria' }), '«Sin memoria»'],
    [LOGIN, () => HttpResponse.error(), 'No fue posible conectarse'],
    [HEADER, () => HttpResponse.json({ code: 0, message: 'x' }), 'no puede leer'],
  ];
  const user = await openPortal();
  for (const [at, [call, answer, words]] of failures.entries()) {
    server.use(http.post(call, answer, { once: true }));
    const again = retry();
    if (again === null) await openPortal(printLink(ORDER));
    else await user.click(again);
    await waitFor(() => {
      expect(screen.getByRole('alert'), `failure ${at}`).toHaveTextContent(words);
    });
    expect(main()).not.toHaveTextContent(/Usuario inválido|No hay usuario|no corresponde/);
    expect(screen.getByRole('button', { name: 'Detalles' })).toBeVisible();
    expect(readCaller()).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Informe final' })).toBeInTheDocument();
});

it('a licence key that does not answer, and a sign-in without an answer, can be asked again', async () => {
  server.use(http.post(LOGIN, refuse({ code: 0, message: 'timeout' })));
  const user = await openPortal(printLink(ORDER));
  expect(await message()).toHaveTextContent('Intente de nuevo en unos minutos.');
  expect(main()).toHaveTextContent(`${DETAIL}${NO_KEY}`);

  let attempts = 0;
  server.use(
    http.post(LOGIN, () => {
      attempts += 1;
      return delay('infinite');
    }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await expect.poll(() => attempts).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(CREDENTIALS_LIMIT));
  vi.useRealTimers();
  expect(await message()).toHaveTextContent('Intente de nuevo en unos minutos.');
  expect(main()).toHaveTextContent(`${DETAIL}${NO_KEY}`);
  expect(attempts).toBe(1);

  server.use(http.post(LOGIN, entries('4|inactive user')));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/Usuario inactivo/)).toBeInTheDocument();
});
