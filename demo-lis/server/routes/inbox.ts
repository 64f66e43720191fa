import { Hono } from 'hono';
import { html } from 'hono/html';

import { number, text } from '@demo-lis/database/rows';
import type { LaboratoryContext, LaboratoryEnv } from '@demo-lis/server/laboratory-context';
import { FICTITIOUS, SECURITY, STYLE } from '@demo-lis/server/pages';
import { readMessage } from '@demo-lis/server/mail/read-message';

/** The caught mails, newest first, and one mail. A mail is somebody's HTML: it is shown in a frame without scripts. */
export function inboxRoutes({ database }: LaboratoryContext): Hono<LaboratoryEnv> {
  const routes = new Hono<LaboratoryEnv>();
  routes
    .get('/', async (context) => {
      const { rows } = await database.execute(
        'SELECT id, at, recipients, subject FROM mails ORDER BY id DESC LIMIT 200',
      );
      const items = rows.map(
        (row) =>
          html`<li>
            <a href="/inbox/${number(row, 'id')}">${text(row, 'subject')}</a> ·
            ${text(row, 'recipients')} · ${new Date(number(row, 'at')).toISOString()}
          </li>`,
      );
      return context.html(
        html`<!doctype html>
          <html lang="es">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <meta http-equiv="refresh" content="5" />
              <title>Correo de demostración</title>
              ${STYLE}
            </head>
            <body>
              <h1>Correo de demostración</h1>
              ${FICTITIOUS}
              ${
                items.length === 0
                  ? html`<p>No hay correos.</p>`
                  : html`<ul>
                      ${items}
                    </ul>`
              }
            </body>
          </html>`,
        200,
        SECURITY,
      );
    })
    .get('/:id{[0-9]{1,9}}', async (context) => {
      const { rows } = await database.execute({
        sql: 'SELECT * FROM mails WHERE id = ?',
        args: [context.req.param('id')],
      });
      const [row] = rows;
      if (row === undefined) return context.notFound();
      const frame = `<base target="_blank">${withPictures(text(row, 'html'), text(row, 'raw'))}`;
      return context.html(
        html`<!doctype html>
          <html lang="es">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <title>${text(row, 'subject')}</title>
              ${STYLE}
            </head>
            <body>
              <p><a href="/inbox">Correo de demostración</a></p>
              ${FICTITIOUS}
              <h1>${text(row, 'subject')}</h1>
              <p>${text(row, 'sender')} → ${text(row, 'recipients')}</p>
              <iframe
                title="Mensaje"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                srcdoc="${frame}"
              ></iframe>
            </body>
          </html>`,
        200,
        SECURITY,
      );
    });
  return routes;
}

/** Puts the inline pictures of a message in place of their `cid:` references. */
function withPictures(body: string, message: string): string {
  return readMessage(message)
    .parts.filter(({ contentId }) => contentId !== '')
    .reduce(
      (page, { contentId, type, bytes }) =>
        page.replaceAll(`cid:${contentId}`, `data:${type};base64,${bytes.toString('base64')}`),
      body,
    );
}
