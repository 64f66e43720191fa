// @vitest-environment jsdom

import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { LisTestButton } from '@/features/configuration/tabs/lis-test-button';
import { MailTab } from '@/features/configuration/tabs/mail-tab';
import { openConfiguration, openTab } from '@tests/support/administration/administration-tab';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { hostileParts, quillOf } from '@tests/support/administration/rich-text';

const MAIL = `${LABORATORY}/mail/email`;
const TEMPLATE = '<p>Hola ||USER||, <a href="||LINK||">entre</a> antes del ||DATE||. ||LAB||</p>';

interface SentMail {
  readonly subject: string;
  readonly body: string;
  readonly recipients: readonly string[];
}

/** Answers test mails; gives what was sent. */
function answerMails(answer: object): readonly SentMail[] {
  const sent: SentMail[] = [];
  server.use(
    http.post(MAIL, async ({ request }) => {
      sent.push((await request.json()) as SentMail);
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

const body = () => screen.findByRole('textbox', { name: 'Mensaje para recuperar la contraseña' });
const preview = () => screen.getByRole('region', { name: 'Vista previa con datos de ejemplo' });

it('host, port and security are asked only for another server than Outlook', async () => {
  const { user, valueOf } = await openTab(MailTab, { ServidorCorreo: 'OTRO', SmtpPort: '2525' });
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
});

it.each([
  ['', 'Otro servidor'],
  ['GRAPH', 'Otro valor guardado (GRAPH)'],
])('a stored server "%s" reads "%s" and can be kept', async (stored, label) => {
  const { user, valueOf } = await openTab(MailTab, { ServidorCorreo: stored });
  expect(screen.getByRole('radio', { name: label })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Outlook' }));
  await user.click(screen.getByRole('radio', { name: label }));
  expect(valueOf('ServidorCorreo')).toBe(stored);
});

it('the password is written and never read: empty means unchanged (K2)', async () => {
  await openTab(MailTab, {});
  const field = screen.getByLabelText('Contraseña del correo');
  expect(field).toHaveValue('');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAccessibleDescription(/Déjela vacía para conservar la contraseña guardada/);
});

it('the template that nobody edits stays as it is stored', async () => {
  const { user, valueOf } = await openTab(MailTab, { CuerpoEmail: TEMPLATE });
  expect(await body()).toHaveTextContent('Hola ||USER||, entre antes del ||DATE||. ||LAB||');
  await user.click(await body());
  expect(valueOf('CuerpoEmail')).toBe(TEMPLATE);
});

it('buttons insert the placeholders, the link as the address of an anchor', async () => {
  const { user, valueOf } = await openTab(MailTab, { CuerpoEmail: '' });
  await body();
  expect(
    screen.getByText('El mensaje no tiene el enlace para cambiar la contraseña'),
  ).toBeVisible();
  const buttons = within(screen.getByRole('group', { name: 'Insertar:' }));
  for (const name of ['Usuario', 'Enlace', 'Fecha', 'Laboratorio']) {
    await user.click(buttons.getByRole('button', { name }));
  }
  expect(valueOf('CuerpoEmail')).toBe(
    '<p>||USER||<a href="||LINK||" target="_blank" rel="noopener noreferrer">Cambiar mi contraseña</a>||DATE||||LAB||</p>',
  );
  expect(screen.queryByText('El mensaje no tiene el enlace para cambiar la contraseña')).toBeNull();
});

it('the link placeholder goes on the chosen words', async () => {
  const { user, valueOf } = await openTab(MailTab, { CuerpoEmail: '<p>Entre aquí</p>' });
  const textbox = await body();
  act(() => {
    quillOf(textbox).setSelection(6, 4, 'user');
  });
  const buttons = within(screen.getByRole('group', { name: 'Insertar:' }));
  await user.click(buttons.getByRole('button', { name: 'Enlace' }));
  expect(valueOf('CuerpoEmail')).toContain('Entre <a href="||LINK||"');
  expect(valueOf('CuerpoEmail')).toContain('>aquí</a>');
});

it('the preview shows the mail with sample values, and no value adds an element (A7)', async () => {
  await openTab(MailTab, {
    CuerpoEmail: `${TEMPLATE}<img src="data:image/png;base64,AAAA" alt="Logo"><script>alert(1)</script>`,
    Titulo: '<img src=x onerror=alert(1)>',
  });
  await body();
  expect(preview()).toHaveTextContent('Hola ana.perez, entre antes del');
  expect(preview()).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(within(preview()).getByRole('link', { name: 'entre' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/[^/]+\/\?token=0$/),
  );
  expect(within(preview()).getByRole('img')).toHaveAttribute('src', 'data:image/png;base64,AAAA');
  expect(hostileParts(preview().innerHTML.replace(/id="[^"]*"/, ''))).toEqual([]);
});

it('a test mail is sent once, with the text of the tab, and the answer is told in words', async () => {
  const sent = answerMails({ ok: true });
  const user = await openConfiguration('Correo');
  await body();
  await user.type(screen.getByRole('textbox', { name: 'Enviar la prueba a' }), 'nadie');
  await user.click(screen.getByRole('button', { name: 'Enviar prueba' }));
  expect(screen.getByRole('textbox', { name: 'Enviar la prueba a' })).toBeInvalid();
  expect(sent).toEqual([]);
  await user.type(
    screen.getByRole('textbox', { name: 'Enviar la prueba a' }),
    '@lab.example{Enter}',
  );
  expect(
    await screen.findByText(
      'El servidor aceptó el correo para nadie@lab.example. Confirme que llegó.',
    ),
  ).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    subject: 'Prueba: Restablecer contraseña',
    recipients: ['nadie@lab.example'],
  });
  expect(sent[0]?.body).toContain('Señor(a) <b>ana.perez</b>');
  expect(JSON.stringify(sent)).not.toContain('clave-de-demostracion');
});

it('a refused test mail is no success, and unsaved changes are named', async () => {
  answerMails({ ok: false });
  const user = await openConfiguration('Correo');
  await user.type(await screen.findByRole('textbox', { name: 'Correo que envía' }), 'x');
  expect(screen.getByText(/sin guardar: la prueba no los usa/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Enviar la prueba a' }), 'a@lab.example');
  await user.click(screen.getByRole('button', { name: 'Enviar prueba' }));
  const alert = await screen.findByRole('alert', { name: 'La prueba no se envió' });
  expect(alert).toHaveTextContent('El servidor de correo no lo aceptó.');
});

it.each([
  ['network', () => HttpResponse.error(), 'No fue posible conectarse con el servidor.'],
  ['refusal', () => new HttpResponse(null, { status: 401 }), 'El servidor de correo no lo aceptó.'],
])('a test mail that fails by %s says so, and the session goes on', async (_, answer, words) => {
  server.use(http.post(MAIL, answer));
  const user = await openConfiguration('Correo');
  await body();
  await user.type(screen.getByRole('textbox', { name: 'Enviar la prueba a' }), 'a@lab.example');
  await user.click(screen.getByRole('button', { name: 'Enviar prueba' }));
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getByRole('dialog', { name: /Configuración/ })).toBeVisible();
});

const address = () => screen.findByRole('textbox', { name: 'Dirección de los servicios del LIS' });

it('the address of the LIS is tested as it is typed', async () => {
  const user = await openConfiguration('Datos del cliente');
  await user.clear(await address());
  expect(screen.getByRole('button', { name: 'Probar la dirección' })).toBeDisabled();
  await user.type(await address(), `${LABORATORY}/lis/api/`);
  await user.click(screen.getByRole('button', { name: 'Probar la dirección' }));
  expect(await screen.findByText(/^El LIS respondió con \d+ áreas\.$/)).toBeVisible();
  await user.type(await address(), 'x');
  expect(screen.queryByText(/^El LIS respondió/)).not.toBeInTheDocument();
  expect(
    screen.getByText(`Esta instalación usa ${LABORATORY}/lis`, { exact: false }),
  ).toBeVisible();
});

it.each([
  ['https://evil.example', 'Dirección no permitida por la instalación.'],
  ['lis', 'Falta configurar la dirección del servidor.'],
])('%s is not called: %s', async (typed, words) => {
  const { user } = await openTab(LisTestButton, { ServiciosLISUrl: typed });
  await user.click(screen.getByRole('button', { name: 'Probar la dirección' }));
  expect(await screen.findByText(words)).toBeVisible();
});

it.each([
  ['an error', () => new HttpResponse(null, { status: 500 }), 'El servidor no pudo completar'],
  [
    'a page',
    () => HttpResponse.text('<html>'),
    'El servidor respondió algo que el portal no puede',
  ],
  ['no areas', () => HttpResponse.json([]), 'El LIS respondió, pero no tiene áreas activas.'],
])('a LIS that answers with %s is no success', async (_, answer, words) => {
  server.use(http.get(`${LABORATORY}/lis/api/areas/filter/state/true`, answer));
  const { user } = await openTab(LisTestButton, { ServiciosLISUrl: `${LABORATORY}/lis` });
  await user.click(screen.getByRole('button', { name: 'Probar la dirección' }));
  await waitFor(() => {
    expect(screen.getByText(words, { exact: false })).toBeVisible();
  });
});
