import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { sendMail } from '@/api/mail/send-mail';
import { sendMailByApp } from '@/api/mail/send-mail-by-app';

import { answerAll, configure, portalPerTest, SERVICE } from './portal';

const message = { subject: 's', body: 'b', recipients: ['a@lab.invalid'], pictures: [] };

portalPerTest();

describe('mail', () => {
  it.each<[string, () => Response, string]>([
    ['text', () => new Response('Se envio el correo'), 'sent'],
    ['quoted text', () => HttpResponse.json('Se envio el correo'), 'sent'],
    ['object', () => HttpResponse.json({ ok: true, message: 'Email enviado' }), 'sent'],
    ['failure text', () => new Response('Se a generado un error'), 'failed'],
    ['failure object', () => HttpResponse.json({ ok: false }), 'failed'],
    ['foreign page', () => new Response('<html>Se envio</html>'), 'unconfirmed'],
    ['other text', () => new Response('OK'), 'unconfirmed'],
    ['foreign object', () => HttpResponse.json({ data: true }), 'unconfirmed'],
    ['empty body', () => new Response(''), 'failed'],
    ['400', () => HttpResponse.json({ ok: true }, { status: 400 }), 'failed'],
    ['500', () => HttpResponse.json({ code: 0 }, { status: 500 }), 'failed'],
  ])('reads the outcome of a %s', async (_, respond, outcome) => {
    answerAll(respond);
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

  it('goes through the service where no mail server is named', async () => {
    await configure({ mailUrl: '' });
    const sent = answerAll(() => new Response('Se envio'));
    expect(await sendMail(message, 'rrrr.ssss')).toBe('sent');
    expect(sent[0]?.url).toBe(`${SERVICE}/authentication/email`);
  });

  it.each([429, 502, 503, 504])('tells the %d of a gateway from a failed mail', async (status) => {
    answerAll(() => new Response('x', { status }));
    await expect(sendMail(message, 'rrrr.ssss')).rejects.toMatchObject({
      kind: 'rejected',
      status,
    });
  });

  it('tells a missing network from a failed mail', async () => {
    answerAll(() => HttpResponse.error());
    await expect(sendMail(message, 'rrrr.ssss')).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
