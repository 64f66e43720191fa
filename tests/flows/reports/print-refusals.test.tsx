import { act, fireEvent, screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readCaller } from '@/api/session/caller-store';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import {
  LOGIN,
  ORDER,
  PRESET,
  printLink,
  serveLinks,
  signedIn,
  watchCalls,
} from '@tests/support/reports/print-link';
import { openPortal } from '@tests/support/page/render-app';
import { HEADER } from '@tests/support/reports/reports';

/** What the laboratory reads, below what the visitor does. */
const DETAIL = 'Para el laboratorio: Contact the administrator: ';
const UNREADABLE = 'El servidor respondió algo que el portal no puede leer.';
const NO_KEY = 'No hay conexión con la llave de seguridad';
const CREDENTIALS_LIMIT = 20_000;

beforeEach(serveLinks);
afterEach(() => {
  vi.useRealTimers();
});

const message = () => screen.findByRole('alert');
const retry = () => screen.queryByRole('button', { name: 'Reintentar' });

describe('what is no link', () => {
  it.each([
    ['bad base64', '/orqrm:MjAy$$$$'],
    ['nothing', '/orqrm:'],
    ['missing padding', '/orqrm:MjAyNjAwMDE'],
    ['another spelling', '/orqrm:MjAyNjAwMDF='],
    ['a space', '/orqrm:MjAyNjAw%20MDE='],
    ['padding encoded twice', '/orqrm:MjAyNjAwMDE%253D'],
    ['letters inside', printLink('2026A301000')],
    ['too short', printLink('2026001')],
    ['too long', printLink('202603010000000000001')],
    ['year 0000', printLink('000003010001')],
    ['year 9999', printLink('999903010001')],
    ['capitals', printLink(ORDER).replace('orqrm', 'ORQRM')],
  ])('is refused before anybody is asked: %s', async (_, address) => {
    const calls = watchCalls();
    await openPortal(address);
    expect(await message()).toHaveTextContent('El enlace no sirve o ya venció. Pida uno nuevo');
    expect(screen.getByRole('heading', { name: 'Este enlace no sirve' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent(`${DETAIL}La url no corresponde`);
    expect(retry()).toBeNull();
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(calls.some(({ path }) => /app|lis|authentication/.test(path))).toBe(false);
  });

  it('reads like an order that nobody knows (BR2)', async () => {
    await openPortal(printLink('2026001'));
    await message();
    const refused = screen.getByRole('main').textContent;
    await openPortal(printLink('209901010001'));
    await message();
    expect(screen.getByRole('main')).toHaveTextContent('La url no corresponde');
    expect(screen.getByRole('main').textContent).toBe(refused);
    expect(readCaller()).toBeNull();
  });

  it('names the laboratory’s telephone, to dial', async () => {
    const file = { ...RUNTIME_FILE, phone: '(601) 555 0190' };
    server.use(http.get('*/config.json', () => HttpResponse.json(file)));
    await openPortal('/orqrm:');
    await message();
    expect(screen.getByRole('link', { name: '(601) 555 0190' })).toBeVisible();
  });

  it('an encoded equals sign is the same address', async () => {
    const calls = watchCalls();
    await openPortal('/orqrm:MjAyNjAwMDE%3D');
    await message();
    expect(calls.some(({ path }) => path === '/app/api/user')).toBe(true);
  });

  it.each(['/orqrm', '/orqr:MjAy', '/print', '/404'])('%s is not found', async (address) => {
    await openPortal(address);
    expect(
      await screen.findByRole('heading', { name: 'Página no encontrada' }),
    ).toBeInTheDocument();
  });
});

describe('the preset user', () => {
  const refuse = (body: object) => () => HttpResponse.json(body, { status: 500 });
  const entries = (...errorFields: readonly string[]) => refuse({ code: 2, errorFields });

  it.each<[string, string, () => Response]>([
    ['inactive', 'Usuario inactivo', entries('4|inactive user')],
    ['unknown', 'Usuario inválido', entries('4|user not found')],
    ['refused by a rule without a reason', 'Usuario inválido', entries()],
    ['wrong password', 'Contraseña incorrecta', entries('5|invalid password|1')],
    [
      'attempts exceeded',
      'Se superó el número máximo de intentos y el usuario fue desactivado',
      entries('5|invalid password|3', '3|Maximum number of failed attempts'),
    ],
    ['expired', 'La contraseña ha expirado', entries('6|password expiration date|7|false')],
    ['to be changed', 'La contraseña ha expirado', entries('7|change password|7|false')],
    ['without a password', 'El usuario aún no tiene una contraseña asignada', entries('8|x')],
    [
      'licence over',
      'La licencia registrada ha expirado',
      entries('La licencia registrada ha expirado.'),
    ],
    ['directory', 'No fue posible validar el usuario con el directorio', entries('1|LDAP')],
  ])('is refused in words, and not tried again: %s', async (_, words, answer) => {
    let attempts = 0;
    server.use(
      http.post(LOGIN, () => {
        attempts += 1;
        return answer();
      }),
    );
    await openPortal(printLink(ORDER));
    expect(await message()).toHaveTextContent('El laboratorio debe corregir algo');
    expect(screen.getByRole('main')).toHaveTextContent(`${DETAIL}${words}`);
    expect(screen.getByRole('main')).toHaveTextContent('comuníquese con el laboratorio');
    expect(retry()).toBeNull();
    expect(attempts).toBe(1);
    expect(readCaller()).toBeNull();
  });

  it.each<[string, () => Response]>([
    ['a page', () => HttpResponse.html('<html>')],
    ['an error', () => HttpResponse.json({ code: 0, message: 'x' })],
    ['no account', () => HttpResponse.html(btoa('{}'))],
  ])('answered with %s is a failure to retry, not "nobody"', async (_, answer) => {
    server.use(http.post(PRESET, answer));
    await openPortal(printLink(ORDER));
    expect(await message()).toHaveTextContent(UNREADABLE);
    expect(screen.queryByText(/No hay usuario creado/)).toBeNull();
    expect(retry()).toBeInTheDocument();
  });

  it.each<[string, object]>([
    ['an error', { code: 0, message: 'x' }],
    ['a wrapped list', { data: [{ orderNumber: Number(ORDER) }] }],
    ['another order', [{ orderNumber: 7 }]],
  ])('the order answered with %s is a failure to retry, not a wrong link', async (_, body) => {
    server.use(http.post(HEADER, () => HttpResponse.json(body)));
    await openPortal(printLink(ORDER));
    expect(await message()).toHaveTextContent(UNREADABLE);
    expect(screen.getByRole('main')).not.toHaveTextContent('La url no corresponde');
    expect(retry()).toBeInTheDocument();
  });

  it('does not exist where the application server answers without text', async () => {
    const calls = watchCalls();
    server.use(http.post(PRESET, () => HttpResponse.html('')));
    await openPortal(printLink(ORDER));
    await message();
    expect(screen.getByRole('main')).toHaveTextContent(
      `${DETAIL}No hay usuario creado comuníquese con el administrador`,
    );
    expect(calls.some(({ path }) => path.endsWith('/authentication/web'))).toBe(false);
  });

  it.each<[string, () => Response, string]>([
    ['a refused call', () => new HttpResponse(null, { status: 401 }), 'no autorizó'],
    ['a foreign 403', () => HttpResponse.html('<p>WAF</p>', { status: 403 }), 'no autorizó'],
    ['an unexpected failure', refuse({ code: 0, message: 'Sin memoria' }), '«Sin memoria»'],
    ['a failed database', refuse({ code: 1, message: '' }), 'no pudo completar'],
    ['a gateway', () => HttpResponse.json({ code: 2 }, { status: 503 }), 'no pudo completar'],
    ['an error object', () => HttpResponse.json({ code: 0, message: 'x' }), 'no puede leer'],
    ['a foreign page', () => HttpResponse.html('<p>Wi-Fi</p>'), 'no puede leer'],
    ['no answer', () => HttpResponse.error(), 'No fue posible conectarse'],
  ])('is not called invalid for %s, and the reader may try again', async (_, answer, words) => {
    server.use(http.post(LOGIN, answer));
    await openPortal(printLink(ORDER));
    expect(await message()).toHaveTextContent(words);
    expect(screen.getByRole('main')).not.toHaveTextContent('Usuario inválido');
    expect(retry()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Detalles' })).toBeVisible();
    expect(readCaller()).toBeNull();
  });

  it('a licence key that does not answer can be asked again', async () => {
    server.use(http.post(LOGIN, refuse({ code: 0, message: 'timeout' }), { once: true }));
    const user = await openPortal(printLink(ORDER));
    expect(await message()).toHaveTextContent('Intente de nuevo en unos minutos.');
    expect(screen.getByRole('main')).toHaveTextContent(`${DETAIL}${NO_KEY}`);
    server.use(http.post(LOGIN, entries('4|inactive user')));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/Usuario inactivo/)).toBeInTheDocument();
  });

  it('a sign-in that gets no answer counts as the licence key’s time-out', async () => {
    server.use(http.post(LOGIN, refuse({ code: 0, message: 'timeout' }), { once: true }));
    await openPortal(printLink(ORDER));
    await message();
    let attempts = 0;
    server.use(
      http.post(LOGIN, () => {
        attempts += 1;
        return delay('infinite');
      }),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await expect.poll(() => attempts).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(CREDENTIALS_LIMIT));
    vi.useRealTimers();
    expect(await message()).toHaveTextContent('Intente de nuevo en unos minutos.');
    expect(screen.getByRole('main')).toHaveTextContent(`${DETAIL}${NO_KEY}`);
    expect(attempts).toBe(1);
  });

  it('a patient who must set a password first gets no session', async () => {
    const patient = signedIn({ type: 2, changePassword: true });
    server.use(http.post(LOGIN, () => HttpResponse.json(patient)));
    const calls = watchCalls();
    await openPortal(printLink(ORDER));
    await message();
    expect(screen.getByRole('main')).toHaveTextContent(`${DETAIL}La contraseña ha expirado`);
    expect(calls.some(({ path }) => path.startsWith('/lis/'))).toBe(false);
  });
});
