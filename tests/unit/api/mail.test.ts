import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { sendMail } from '@/api/mail/send-mail';
import { sendMailByApp } from '@/api/mail/send-mail-by-app';

import { answerAll, configure, portalPerTest, SERVICE } from './portal';

const message = { subject: 's', body: 'b', recipients: ['a@lab.invalid'], pictures: [] };

portalPerTest();

// What no answer of a mail server is, and each status: tests/unit/api/calls/fault-table.test.ts.
it.each<[string, number, string]>([
  ['Se envio el correo', 200, 'sent'],
  ['"Se envio el correo"', 200, 'sent'],
  ['{"ok":true,"message":"Email enviado"}', 200, 'sent'],
  ['{"ok":true}', 400, 'failed'],
  ['Se a generado un error', 200, 'failed'],
  ['{"ok":false}', 200, 'failed'],
  ['<html>Se envio</html>', 200, 'unconfirmed'],
  ['OK', 200, 'unconfirmed'],
  ['{"data":true}', 200, 'unconfirmed'],
])('reads %s with status %i as %s', async (body, status, outcome) => {
  answerAll(() => new Response(body, { status }));
  expect(await sendMail(message, 'rrrr.ssss')).toBe(outcome);
});

it.each([
  ['send', 'sent'],
  ['error', 'failed'],
  ['', 'unconfirmed'],
  ['<html>', 'unconfirmed'],
])('reads the application server’s %j', async (text, outcome) => {
  answerAll(() => HttpResponse.html(text));
  expect(await sendMailByApp(message)).toBe(outcome);
});

it('a mail goes through the service where no mail server is named', async () => {
  await configure({ mailUrl: '' });
  const sent = answerAll(() => new Response('Se envio'));
  expect(await sendMail(message, 'rrrr.ssss')).toBe('sent');
  expect(sent[0]?.url).toBe(`${SERVICE}/authentication/email`);
});
