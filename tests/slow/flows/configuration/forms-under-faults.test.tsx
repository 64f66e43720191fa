// Whatever happens to its call, a form says so, keeps what was typed and can be sent again.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';

import { writeAuthorization } from '@/api/session/authorization-store';
import { CONFIGURATION, openConfiguration } from '@tests/support/administration/administration';
import { FILTER, openDashboard } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';

const SERVICE = `${LABORATORY}/service`;
/** Longer than any of these calls may take. */
const ANY_LIMIT = 40_000;

const envelope = (code: number) =>
  HttpResponse.json({ code, message: 'Sin memoria', errorFields: null }, { status: 500 });

/** What may happen to a call that is sent once. */
const FAULTS: readonly (readonly [name: string, answer: () => Response])[] = [
  ['offline', () => HttpResponse.error()],
  ['drop', () => HttpResponse.error()],
  ['an unexpected failure', () => envelope(0)],
  ['a failed database', () => envelope(1)],
  ['500 with a page', () => HttpResponse.html('<h1>500</h1>', { status: 500 })],
  ['502', () => HttpResponse.html('<h1>502</h1>', { status: 502 })],
  ['429', () => new HttpResponse(null, { status: 429 })],
  ['a broken body', () => new HttpResponse('[{"a')],
  ['a page', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
  ['an error object', () => HttpResponse.json({ code: 0, message: 'x' })],
];

interface Form {
  readonly open: () => Promise<HTMLElement>;
  readonly typed: Readonly<Record<string, string>>;
  readonly button: string;
  readonly method: 'all' | 'put';
  readonly address: string;
}

const dialog = (name: string) => screen.findByRole('dialog', { name });

async function atLogin(): Promise<void> {
  await openPortal();
  fireEvent.click(await screen.findByRole('radio', { name: 'Médico' }));
}

const FORMS: Readonly<Record<string, Form>> = {
  'sign-in': {
    open: async () => {
      await atLogin();
      return document.body;
    },
    typed: { Usuario: 'medico', Contraseña: 'Medico.2026' },
    button: 'Iniciar sesión',
    method: 'all',
    address: `${SERVICE}/authentication/web`,
  },
  recovery: {
    open: async () => {
      await atLogin();
      fireEvent.click(screen.getByRole('button', { name: '¿Olvidó su contraseña?' }));
      return dialog('Recuperar contraseña');
    },
    typed: { Usuario: 'medico', 'Correo electrónico': 'medico@correo.example' },
    button: 'Enviar',
    method: 'all',
    address: `${SERVICE}/authentication/passwordrecovery/*`,
  },
  reset: {
    open: async () => {
      await openPortal('/?token=aaaa.bbbb.cccc');
      await screen.findByRole('heading', { name: 'Restablecer contraseña' });
      return document.body;
    },
    typed: { 'Nueva contraseña': 'Nueva.2026', 'Repetir contraseña': 'Nueva.2026' },
    button: 'Guardar',
    method: 'put',
    address: `${SERVICE}/authentication/passwordreset`,
  },
  'forced change': {
    open: async () => {
      const refusal = { code: 2, errorFields: ['7|change password|9|false'] };
      const login = () => HttpResponse.json(refusal, { status: 500 });
      server.use(http.post(`${SERVICE}/authentication/web`, login));
      await atLogin();
      fireEvent.change(screen.getByLabelText('Usuario'), { target: { value: 'medico' } });
      fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'Vieja.2025' } });
      const button = screen.getByRole('button', { name: 'Iniciar sesión' });
      await waitFor(() => {
        expect(button).toBeEnabled();
      });
      fireEvent.click(button);
      return dialog('Cambiar contraseña');
    },
    typed: { 'Nueva contraseña': 'Nueva.2026', 'Repetir contraseña': 'Nueva.2026' },
    button: 'Guardar',
    method: 'put',
    address: `${SERVICE}/authentication/updatepassword`,
  },
  'own password': {
    open: async () => {
      const user = { id: 4, userName: 'laboratorio', photo: '', confidential: false };
      writeAuthorization({ ...user, authToken: 'token', type: 4, administrator: false });
      await openPortal('/userprofile');
      await screen.findByRole('heading', { name: 'Perfil de usuario' });
      return document.body;
    },
    typed: {
      'Contraseña actual': 'Vieja.2025',
      'Nueva contraseña': 'Nueva.2026',
      'Repetir contraseña': 'Nueva.2026',
    },
    button: 'Guardar',
    method: 'put',
    address: `${SERVICE}/authentication/updatepassword`,
  },
  configuration: {
    open: async () => {
      await openConfiguration();
      return dialog('Configuración');
    },
    typed: { 'Nombre del laboratorio': 'Sin guardar', Información: 'Calle nueva' },
    button: 'Guardar',
    method: 'put',
    address: CONFIGURATION,
  },
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Answers a form's call, and counts. */
function answerWith({ method, address }: Form, answer: () => Response | Promise<Response>) {
  const calls = { count: 0 };
  server.use(
    http[method](address, () => {
      calls.count += 1;
      return answer();
    }),
  );
  return calls;
}

it.each(Object.entries(FORMS))('%s keeps what was typed under every fault', async (name, form) => {
  const place = await form.open();
  const field = (label: string) => within(place).getByLabelText(label);
  const button = () => within(place).getByRole('button', { name: form.button });
  for (const [label, value] of Object.entries(form.typed)) {
    fireEvent.change(field(label), { target: { value } });
  }
  const expectAsTyped = () => {
    for (const [label, value] of Object.entries(form.typed))
      expect(field(label)).toHaveValue(value);
    expect(button()).toBeEnabled();
  };
  await waitFor(expectAsTyped);
  // The configuration proves what is stored by reading it again, whatever the save was answered.
  const faults = FAULTS.filter(
    ([fault]) =>
      name !== 'configuration' || !['a broken body', 'a page', 'an error object'].includes(fault),
  );
  for (const [fault, answer] of faults) {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(fault !== 'offline');
    const calls = answerWith(form, answer);
    fireEvent.click(button());
    await waitFor(() => {
      expect({ fault, calls: calls.count }).toEqual({ fault, calls: 1 });
    });
    await waitFor(() => {
      expect(
        within(place)
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(),
      ).not.toBe('');
      expectAsTyped();
    });
    online.mockRestore();
  }

  const late = answerWith(form, () => delay('infinite').then(() => HttpResponse.error()));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button());
  await expect.poll(() => late.count).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(ANY_LIMIT));
  vi.useRealTimers();
  await waitFor(expectAsTyped);
  expect(within(place).getAllByRole('alert')[0]).toBeVisible();
});

/** Reads that may pass by themselves are repeated, so that these are the ones that are told at once. */
const SEARCH_FAULTS: typeof FAULTS = [
  ['a rule', () => envelope(2)],
  ['404', () => new HttpResponse(null, { status: 404 })],
  ['429', () => new HttpResponse(null, { status: 429 })],
  ['a broken body', () => new HttpResponse('[{"a')],
  ['a page', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
];

it.each([
  ['Fecha', { 'Fecha inicial': '01/02/2026', 'Fecha final': '03/02/2026' }],
  ['Identificación', { Identificación: '1020304050' }],
  ['Nombres', { 'Primer nombre': 'ANA', 'Primer apellido': 'MORA' }],
  ['Orden', { 'Número de orden': '202602030001' }],
])('the search by %s keeps what was typed under every fault', async (mode, typed) => {
  const user = await openDashboard(4);
  await user.click(screen.getByRole('tab', { name: mode }));
  const field = (label: string) => screen.getByRole('textbox', { name: label });
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(field(label), { target: { value } });
  }
  for (const [fault, answer] of SEARCH_FAULTS) {
    let count = 0;
    server.use(
      http.patch(FILTER, () => {
        count += 1;
        return answer();
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => {
      expect({ fault, isAsked: count > 0 }).toEqual({ fault, isAsked: true });
    });
    expect(await screen.findByText('No se pudieron cargar las órdenes')).toBeVisible();
    for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
  }
});
