import { Hono } from 'hono';
import { html } from 'hono/html';

import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import type { LaboratoryEnv } from '@demo-lis/server/laboratory-context';
import { FICTITIOUS, SECURITY, STYLE } from '@demo-lis/server/pages';

/** What the laboratory tells whoever opens its address, and whether it is there at all. */
export function startPageRoutes(): Hono<LaboratoryEnv> {
  const routes = new Hono<LaboratoryEnv>();
  routes
    .get('/healthz', (context) => context.text('ok\n'))
    .get('/', (context) => {
      const rows = DEMO_ACCOUNTS.map(
        ({ label, userName, password, note }) =>
          html`<tr>
            <th scope="row">${label}</th>
            <td>${userName}</td>
            <td>${password}</td>
            <td>${note}</td>
          </tr>`,
      );
      return context.html(
        html`<!doctype html>
          <html lang="es">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <title>Laboratorio de demostración</title>
              ${STYLE}
            </head>
            <body>
              <h1>Laboratorio de demostración</h1>
              ${FICTITIOUS}
              <p><a href="/inbox">Correo de demostración</a></p>
              <h2>Cuentas</h2>
              <table>
                <tr>
                  <th scope="col">Tipo</th>
                  <th scope="col">Usuario</th>
                  <th scope="col">Contraseña</th>
                  <th scope="col">Qué ve</th>
                </tr>
                ${rows}
              </table>
            </body>
          </html>`,
        200,
        SECURITY,
      );
    });
  return routes;
}
