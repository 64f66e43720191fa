import { Hono } from 'hono';

import { number, text } from '@demo-lis/database/rows';
import { requireSession } from '@demo-lis/server/guards';
import type { LaboratoryContext, LaboratoryEnv } from '@demo-lis/server/laboratory-context';
import { readFields, textIn } from '@demo-lis/server/request-body';

/** Laboratory users and the own profile: calls that are listed but used by no screen, so the shapes are the smallest ones. */
export function userRoutes(lab: LaboratoryContext): Hono<LaboratoryEnv> {
  const { database } = lab;
  const guard = requireSession(lab, 403);
  const routes = new Hono<LaboratoryEnv>();
  routes
    .get('/users', guard, async (context) => {
      const { rows } = await database.execute('SELECT id, user_name FROM users WHERE type = 4');
      return context.json(
        rows.map((row) => ({ id: number(row, 'id'), userName: text(row, 'user_name') })),
      );
    })
    .get('/users/routers', guard, (context) =>
      context.json([{ path: 'dashboard', type: context.var.session.type }]),
    )
    .get('/users/:id{-?[0-9]+}', guard, async (context) => {
      const { rows } = await database.execute({
        sql: 'SELECT id, user_name FROM users WHERE type = 4 AND id = ?',
        args: [context.req.param('id')],
      });
      const [row] = rows;
      if (row === undefined) return context.body(null, 404);
      return context.json({ id: number(row, 'id'), userName: text(row, 'user_name') });
    })
    .put('/authentication/updateprofile', guard, async (context) => {
      const body = await readFields(context);
      const { type, id } = context.var.session;
      const { rowsAffected } = await database.execute({
        sql: `UPDATE users SET name = coalesce(nullif(?, ''), name), last_name = coalesce(nullif(?, ''), last_name),
          email = coalesce(nullif(?, ''), email) WHERE type = ? AND id = ?`,
        args: [textIn(body, 'name'), textIn(body, 'lastName'), textIn(body, 'email'), type, id],
      });
      return context.json(rowsAffected > 0);
    });
  return routes;
}
