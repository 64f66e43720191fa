import { Hono } from 'hono';

import { requireAnyToken } from '@demo-lis/server/guards';
import type { LaboratoryContext, LaboratoryEnv } from '@demo-lis/server/laboratory-context';
import { mailOf, sendMail } from '@demo-lis/server/mail/send-mail';
import { readFields } from '@demo-lis/server/request-body';

/** POST /email, the mail call of newer installations: an object tells the outcome. */
export function mailRoutes(lab: LaboratoryContext): Hono<LaboratoryEnv> {
  const routes = new Hono<LaboratoryEnv>();
  routes.post('/email', requireAnyToken(lab), async (context) => {
    const mail = mailOf(await readFields(context));
    if (mail.recipients.length === 0) {
      return context.json({ ok: false, message: 'No hay destinatarios válidos' }, 400);
    }
    const ok = await sendMail(lab, mail);
    return context.json({ ok, message: ok ? 'Email enviado' : 'Email no enviado' });
  });
  return routes;
}

/** POST /authentication/email, the older path: 200 with a text, unquoted under a JSON content type, whatever happened. */
export function serviceMailRoutes(lab: LaboratoryContext): Hono<LaboratoryEnv> {
  const routes = new Hono<LaboratoryEnv>();
  routes.post('/authentication/email', async (context) => {
    const ok = await sendMail(lab, mailOf(await readFields(context)));
    const answer = ok ? 'Se envio el correo' : 'Se a generado un error al enviar el correo';
    return context.body(answer, 200, { 'Content-Type': 'application/json' });
  });
  return routes;
}
