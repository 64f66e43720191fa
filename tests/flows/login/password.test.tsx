import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { openAsAdministrator } from '@tests/support/administration/administration';
import { changeSetting, openDashboard } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';

const UPDATE = `${LABORATORY}/service/authentication/updatepassword`;
const LOGIN = `${LABORATORY}/service/authentication/web`;
const NEW = 'Nueva.2026';

const dialog = () => screen.getByRole('dialog', { name: 'Cambiar contraseña' });
const field = (name: string) => within(dialog()).getByLabelText(name);
const current = () => field('Contraseña actual');
const fresh = () => field('Nueva contraseña');
const repetition = () => field('Repetir contraseña');
const save = () => within(dialog()).getByRole('button', { name: 'Guardar' });

async function openDialog(): Promise<UserEvent> {
  const user = await openDashboard(4);
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  return user;
}

/** Types fast: what each key does is not the matter here. */
function fill(values: readonly (readonly [HTMLElement, string])[]): void {
  for (const [input, value] of values) fireEvent.change(input, { target: { value } });
}

function fillAll(old: string, password = NEW): void {
  fill([
    [current(), old],
    [fresh(), password],
    [repetition(), password],
  ]);
}

function expectTyped(old: string, password: string): void {
  expect(current()).toHaveValue(old);
  expect(fresh()).toHaveValue(password);
  expect(repetition()).toHaveValue(password);
}

function watchUpdate(answer: () => Response | Promise<Response>): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    http.put(UPDATE, async ({ request }) => {
      bodies.push((await request.clone().json()) as Record<string, unknown>);
      return answer();
    }),
  );
  return bodies;
}

function refuse(...errorFields: string[]): () => Response {
  const envelope = { code: 2, message: 'Data Error', detail: 'stack', errorFields };
  return () => HttpResponse.json(envelope, { status: 500 });
}

it('the checklist, the level, the counter and the reason follow what is typed', async () => {
  await openDialog();
  expect(save()).toBeDisabled();
  expect(save()).toHaveAccessibleDescription('Contraseña actual: Este campo es obligatorio.');
  expect(screen.getByText('Sin calificar')).toBeVisible();
  const rules = within(screen.getByRole('list', { name: 'Requisitos de la contraseña' }));
  const items = () => rules.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items()).toEqual([
    'FaltaAl menos 9 caracteresCaracteres escritos: 00',
    'FaltaUna letra mayúscula',
    'FaltaUna letra minúscula',
    'FaltaUn número',
  ]);
  fill([
    [current(), 'old'],
    [fresh(), 'Ñandú 2'],
  ]);
  expect(items()[0]).toBe('FaltaAl menos 9 caracteresCaracteres escritos: 77');
  expect(screen.getByText('Falta: longitud')).toBeVisible();
  expect(screen.queryByText(/Buena|Segura/)).not.toBeInTheDocument();
  expect(save()).toHaveAccessibleDescription(/^Nueva contraseña: Para cumplir la política/);
  fill([[fresh(), 'corta']]);
  expect(screen.getByText('Falta: longitud, mayúscula y número')).toBeVisible();
  fill([[fresh(), 'Ñandú 2026']]);
  expect(items()[0]).toBe('CumplidoAl menos 9 caracteresCaracteres escritos: 109+');
  expect(screen.getByText('Muy segura')).toBeVisible();
  expect(save()).toHaveAccessibleDescription('Repetir contraseña: Este campo es obligatorio.');
  fill([[repetition(), 'Ñandú 2025']]);
  expect(save()).toHaveAccessibleDescription('Repetir contraseña: La contraseña no coincide.');
  fill([[repetition(), 'Ñandú 2026']]);
  expect(save()).toBeEnabled();
  fill([[current(), 'Ñandú 2026']]);
  expect(save()).toHaveAccessibleDescription(
    'Nueva contraseña: La contraseña nueva debe ser diferente de la anterior.',
  );
});

it('problems stand at their field once it was left, and pasting is possible', async () => {
  const user = await openDialog();
  await user.click(current());
  await user.tab();
  expect(current()).toHaveAccessibleDescription('Este campo es obligatorio.');
  await user.click(fresh());
  await user.paste('corta');
  await user.click(repetition());
  await user.paste('otra');
  await user.tab();
  expect(fresh()).toHaveValue('corta');
  expect(fresh()).toHaveAccessibleDescription(/suficientemente segura/);
  expect(repetition()).toHaveAccessibleDescription('La contraseña no coincide.');
  expect(fresh()).toHaveAttribute('autocomplete', 'new-password');
  expect(current()).toHaveAttribute('autocomplete', 'current-password');
});

it('administrators need twelve characters and a special one', async () => {
  const user = await openAsAdministrator();
  await user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }));
  await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  expect(screen.getByText('Al menos 12 caracteres')).toBeVisible();
  expect(screen.getByText('Un carácter especial')).toBeVisible();
  fillAll('old', 'Nueva2026Nueva');
  expect(save()).toBeDisabled();
  fillAll('old', 'Nueva.2026.Nueva');
  expect(save()).toBeEnabled();
});

it('administrators need them on their own page as well', async () => {
  await openAsAdministrator();
  await openPortal('/userprofile');
  expect(await screen.findByText('Al menos 12 caracteres')).toBeVisible();
  expect(screen.getByText('Un carácter especial')).toBeVisible();
});

it('without the policy any password does that is repeated and new', async () => {
  changeSetting('SecurityPolitics', 'False');
  await openDialog();
  expect(screen.queryByRole('list', { name: 'Requisitos de la contraseña' })).toBeNull();
  fillAll('old', '   ');
  expect(save()).toBeDisabled();
  fillAll('old', 'a');
  expect(save()).toBeEnabled();
});

it('a wrong current password clears only that field (0018)', async () => {
  const user = await openDialog();
  fillAll('not the password');
  await user.click(save());
  await waitFor(() => {
    expect(current()).toHaveAccessibleDescription('La contraseña no es correcta.');
  });
  expect(current()).toHaveValue('');
  expect(current()).toHaveFocus();
  expect(fresh()).toHaveValue(NEW);
  expect(repetition()).toHaveValue(NEW);
  expect(screen.getByRole('button', { name: 'Cerrar sesión', hidden: true })).toBeInTheDocument();
});

it.each([
  ['2|password old', 'False', 'Contraseña actual', 'La contraseña no coincide.'],
  ['1|password used before', 'True', 'Nueva contraseña', 'Esa contraseña ya se usó antes'],
  ['3|password equals', 'True', 'Nueva contraseña', 'debe ser diferente de la anterior'],
  ['0|passwordNew', 'True', 'Nueva contraseña', 'Este campo es obligatorio.'],
])('the server says %s with policy %s', async (entry, policy, label, words) => {
  changeSetting('SecurityPolitics', policy);
  watchUpdate(refuse(entry));
  const user = await openDialog();
  fillAll('old');
  await user.click(save());
  await waitFor(() => {
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(words));
  });
  expect(field(label)).toHaveFocus();
  expect(fresh()).toHaveValue(NEW);
});

it.each([
  ['401', () => new HttpResponse('denied', { status: 401 }), 'no autorizó'],
  ['403', () => new HttpResponse(null, { status: 403 }), 'no autorizó'],
  [
    'a rule without a known entry',
    refuse(),
    'El laboratorio no aceptó la solicitud: «Data Error».',
  ],
  ['a rule of its own', refuse('7|fuera de horario'), '«Data Error: fuera de horario».'],
  ['502 with a page', () => HttpResponse.html('<p>x</p>', { status: 502 }), 'no pudo completar'],
  ['no network', () => HttpResponse.error(), 'No fue posible conectarse'],
  ['a foreign page', () => HttpResponse.html('<p>Wi-Fi</p>'), 'No se pudo confirmar el cambio'],
  ['a broken body', () => new HttpResponse('{"ok": tr'), 'No se pudo confirmar el cambio'],
  ['false', () => HttpResponse.json(false), 'No se pudo confirmar el cambio'],
  ['0', () => HttpResponse.json(0), 'No se pudo confirmar el cambio'],
  ['an error object', () => HttpResponse.json({ code: 2 }), 'No se pudo confirmar el cambio'],
  [
    'an unexpected failure',
    () => HttpResponse.json({ code: 0, message: 'Sin memoria' }, { status: 500 }),
    'No se pudo confirmar el cambioEl laboratorio respondió: «Sin memoria».',
  ],
])(
  '%s is told in the dialog, keeps everything typed and the session',
  async (_case, answer, words) => {
    const calls = watchUpdate(answer);
    const user = await openDialog();
    fillAll('old');
    await user.click(save());
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent(words);
    expectTyped('old', NEW);
    expect(save()).toBeEnabled();
    expect(calls).toHaveLength(1);
    expect(window.location.pathname).toBe('/dashboard');
  },
);

it('a slow server is asked once, and Enter in a field sends (D4)', async () => {
  const calls = watchUpdate(async () => {
    await delay(300);
    return new HttpResponse(null);
  });
  const user = await openDialog();
  fillAll('old');
  await user.type(repetition(), '{Enter}{Enter}');
  expect(await screen.findByText('Guardando…')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('La contraseña se actualizó.')).toBeVisible();
  expect(calls).toEqual([
    { idUser: 1, userName: 'laboratorio', passwordOld: 'old', passwordNew: NEW, type: 4 },
  ]);
});

it('the dialog can be closed, and opened again it is empty', async () => {
  const user = await openDialog();
  fillAll('old');
  await user.click(within(dialog()).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  expectTyped('', '');
});

it('the demo laboratory changes the password: toast, closed dialog, and the new one signs in', async () => {
  const user = await openDashboard(3);
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
  fillAll(DEMO_ACCOUNTS.find(({ type }) => type === 3)?.password ?? '');
  await user.click(save());
  expect(await screen.findByText('La contraseña se actualizó.')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(JSON.stringify(sessionStorage) + document.body.innerHTML).not.toContain(NEW);
  const answer = await fetch(LOGIN, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ user: 'cliente', password: NEW, type: 3, historyType: -1 }),
  });
  expect(answer.status).toBe(200);
});
