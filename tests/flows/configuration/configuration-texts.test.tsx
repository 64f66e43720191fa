// @vitest-environment jsdom

import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { LisTestButton } from '@/features/configuration/tabs/lis-test-button';
import { MailTab } from '@/features/configuration/tabs/mail-tab';
import { expectClosed, watchSaves } from '@tests/support/administration/administration';
import { openAtTab, openTab } from './administration-tab';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { hostileParts, quillOf } from './rich-text-field';
import { changeSetting } from '@tests/support/orders/dashboard';

const TEMPLATE = '<p>Hola ||USER||, <a href="||LINK||">entre</a> antes del ||DATE||. ||LAB||</p>';

/** Answers test mails; gives what was sent. */
function answerMails(answer: () => Response): readonly Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post(`${LABORATORY}/mail/email`, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return answer();
    }),
  );
  return sent;
}

const body = () => screen.findByRole('textbox', { name: 'Mensaje para recuperar la contraseña' });

it('host, port and security are asked only for another server than Outlook, and the password is never read', async () => {
  const { user, valueOf } = await openTab(MailTab, { ServidorCorreo: 'GRAPH', SmtpPort: '2525' });
  const details = ['Nombre del servidor', 'Puerto'];
  for (const name of details) expect(screen.getByRole('textbox', { name })).toBeVisible();
  for (const name of ['TLS', 'SSL', 'smtp', 'smtps']) {
    expect(screen.getByRole('radio', { name })).toBeInTheDocument();
  }
  await user.click(screen.getByRole('radio', { name: 'Outlook' }));
  for (const name of details) expect(screen.queryByRole('textbox', { name })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'TLS' })).not.toBeInTheDocument();
  expect(valueOf('ServidorCorreo')).toBe('OUTLOOK');
  expect(valueOf('SmtpPort')).toBe('2525');
  // What no choice offers can be kept.
  await user.click(screen.getByRole('radio', { name: 'Otro valor guardado (GRAPH)' }));
  expect(valueOf('ServidorCorreo')).toBe('GRAPH');
  // Empty means unchanged.
  const password = screen.getByLabelText('Contraseña del correo');
  expect(password).toHaveValue('');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAccessibleDescription(/Déjela vacía para conservar la contraseña/);
});

it('a template that nobody edits stays as it is stored, and its preview has sample values that add no element', async () => {
  const stored = `${TEMPLATE}<img src="data:image/png;base64,AAAA" alt="Logo"><script>alert(1)</script>`;
  const { user, valueOf } = await openTab(MailTab, {
    CuerpoEmail: stored,
    Titulo: '<img src=x onerror=alert(1)>',
  });
  expect(await body()).toHaveTextContent('Hola ||USER||, entre antes del ||DATE||. ||LAB||');
  await user.click(await body());
  // Nothing stored means another server than Outlook, and stays nothing.
  expect(screen.getByRole('radio', { name: 'Otro servidor' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Outlook' }));
  await user.click(screen.getByRole('radio', { name: 'Otro servidor' }));
  expect(valueOf('ServidorCorreo')).toBe('');
  expect(valueOf('CuerpoEmail')).toBe(stored);
  const preview = screen.getByRole('region', { name: 'Vista previa con datos de ejemplo' });
  expect(preview).toHaveTextContent('Hola ana.perez, entre antes del');
  expect(preview).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(within(preview).getByRole('link', { name: 'entre' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/[^/]+\/\?token=0$/),
  );
  expect(within(preview).getByRole('img')).toHaveAttribute('src', 'data:image/png;base64,AAAA');
  expect(hostileParts(preview.innerHTML.replace(/id="[^"]*"/, ''))).toEqual([]);
});

it('buttons insert the placeholders, the link as the address of an anchor or of the chosen words', async () => {
  const { user, valueOf } = await openTab(MailTab, { CuerpoEmail: '' });
  const textbox = await body();
  const warning = 'El mensaje no tiene el enlace para cambiar la contraseña';
  expect(screen.getByText(warning)).toBeVisible();
  const buttons = within(screen.getByRole('group', { name: 'Insertar:' }));
  const insert = (name: string) => user.click(buttons.getByRole('button', { name }));
  for (const name of ['Enlace', 'Usuario', 'Fecha', 'Laboratorio']) await insert(name);
  const anchor = '<a href="||LINK||" target="_blank" rel="noopener noreferrer">';
  expect(valueOf('CuerpoEmail')).toBe(
    `<p>${anchor}Cambiar mi contraseña</a>||USER||||DATE||||LAB||</p>`,
  );
  expect(screen.queryByText(warning)).toBeNull();
  act(() => {
    quillOf(textbox).setText('Entre aquí', 'user');
    quillOf(textbox).setSelection(6, 4, 'user');
  });
  await insert('Enlace');
  expect(valueOf('CuerpoEmail')).toBe(`<p>Entre ${anchor}aquí</a></p>`);
});

it('a test mail is sent once, with the text of the tab, and what became of it is told in words', async () => {
  const sent = answerMails(() => HttpResponse.json({ ok: true }));
  const user = await openAtTab('Correo');
  await body();
  const recipient = screen.getByRole('textbox', { name: 'Enviar la prueba a' });
  const send = () => user.click(screen.getByRole('button', { name: 'Enviar prueba' }));
  await user.click(recipient);
  await user.paste('nadie');
  await send();
  expect(recipient).toBeInvalid();
  expect(sent).toEqual([]);
  await user.click(recipient);
  await user.paste('@lab.example');
  await user.keyboard('{Enter}');
  const told = 'El servidor aceptó el correo para nadie@lab.example. Confirme que llegó.';
  expect(await screen.findByText(told)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    subject: 'Prueba: Restablecer contraseña',
    recipients: ['nadie@lab.example'],
  });
  expect(sent[0]?.['body']).toContain('Señor(a) <b>ana.perez</b>');
  expect(JSON.stringify(sent)).not.toContain('clave-de-demostracion');

  // Unsaved changes are named; a refusal or a failure is no success, and the session goes on.
  await user.type(screen.getByRole('textbox', { name: 'Correo que envía' }), 'x');
  expect(screen.getByText(/sin guardar: la prueba no los usa/)).toBeVisible();
  for (const [answer, words] of [
    [() => HttpResponse.json({ ok: false }), 'El servidor de correo no lo aceptó.'],
    [() => HttpResponse.error(), 'No fue posible conectarse con el servidor.'],
    [() => new HttpResponse(null, { status: 401 }), 'El servidor de correo no lo aceptó.'],
  ] as const) {
    answerMails(answer);
    await send();
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
  }
  expect(screen.getByRole('alert', { name: 'La prueba no se envió' })).toBeVisible();
  expect(screen.queryByText(told)).toBeNull();
  expect(screen.getByRole('dialog', { name: /Configuración/ })).toBeVisible();
});

it('the address of the LIS is tested as it is typed', async () => {
  const user = await openAtTab('Datos del cliente');
  const address = await screen.findByRole('textbox', {
    name: 'Dirección de los servicios del LIS',
  });
  await user.clear(address);
  const button = screen.getByRole('button', { name: 'Probar la dirección' });
  expect(button).toBeDisabled();
  await user.paste(`${LABORATORY}/lis/api/`);
  await user.click(button);
  expect(await screen.findByText(/^El LIS respondió con \d+ áreas\.$/)).toBeVisible();
  await user.type(address, 'x');
  expect(screen.queryByText(/^El LIS respondió/)).not.toBeInTheDocument();
  const used = `Esta instalación usa ${LABORATORY}/lis`;
  expect(screen.getByText(used, { exact: false })).toBeVisible();
});

const LIS = `${LABORATORY}/lis`;
const none = () => HttpResponse.json([]);

it.each([
  ['a strange origin', 'https://evil.example', none, 'Dirección no permitida por la instalación.'],
  ['no address', 'lis', none, 'La dirección no es válida.'],
  ['an error', LIS, () => new HttpResponse(null, { status: 500 }), 'El servidor no pudo completar'],
  ['a page', LIS, () => HttpResponse.text('<html>'), 'El servidor respondió algo que el portal no'],
  ['no areas', LIS, none, 'El LIS respondió, pero no tiene áreas activas.'],
])('a test of the LIS that finds %s is no success', async (_, address, answer, words) => {
  server.use(http.get(`${LIS}/api/areas/filter/state/true`, answer));
  const { user } = await openTab(LisTestButton, { ServiciosLISUrl: address });
  await user.click(screen.getByRole('button', { name: 'Probar la dirección' }));
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
});

it('terms that lie hostile on the server do no harm in the editor, and are no edit where somebody only looked', async () => {
  changeSetting(
    'TerminosCondiciones',
    '<p>a</p><img src=x onerror="alert(1)"><svg onload="alert(1)"></svg><a href="javascript:alert(1)">b</a>',
  );
  const saves = watchSaves();
  const user = await openAtTab('Términos y condiciones');
  const textbox = await screen.findByRole('textbox', { name: 'Términos y condiciones' });
  expect(textbox).toHaveTextContent('ab');
  expect(hostileParts(textbox.innerHTML)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await expectClosed();
  expect(saves).toEqual([]);
});
