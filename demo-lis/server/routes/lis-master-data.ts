import { Hono } from 'hono';

import { flag, number, text } from '@demo-lis/database/rows';
import { requireSession } from '@demo-lis/server/guards';
import type { LaboratoryContext, LaboratoryEnv } from '@demo-lis/server/laboratory-context';
import { microbialDetection } from '@demo-lis/server/queries/microbial-detection';
import { readLisSetting } from '@demo-lis/server/queries/settings';
import { wireAnswer } from '@demo-lis/server/wire-patches';

/** What the first element of the area list looks like at the LIS: nothing but zero and false values. */
const DUMMY_AREA = { id: 0, state: false, partialValidation: false };

/** Demographics, areas, single settings, antibiograms and signatures of the LIS. */
export function lisMasterDataRoutes(lab: LaboratoryContext): Hono<LaboratoryEnv> {
  const { database } = lab;
  const guard = requireSession(lab, 401);
  const routes = new Hono<LaboratoryEnv>();
  routes
    .get('/api/demographics/all', guard, async (context) => {
      const { rows } = await database.execute('SELECT * FROM demographics');
      if (rows.length === 0) return context.body(null, 204);
      return context.json(
        rows.map((row) => ({
          id: number(row, 'id'),
          name: text(row, 'name'),
          encoded: flag(row, 'encoded'),
          source: text(row, 'source'),
          state: true,
        })),
      );
    })
    .get('/api/areas/filter/state/true', guard, async (context) => {
      const { rows } = await database.execute('SELECT * FROM areas ORDER BY ordering DESC');
      if (rows.length === 0) return context.body(null, 204);
      const areas = rows.map((row) => ({
        id: number(row, 'id'),
        name: text(row, 'name'),
        nameEnglish: text(row, 'name_english'),
        abbreviation: text(row, 'abbreviation'),
        color: text(row, 'color'),
        ordering: number(row, 'ordering'),
        state: true,
        partialValidation: false,
      }));
      return context.json([DUMMY_AREA, ...areas]);
    })
    .get('/api/configuration/:key', guard, async (context) => {
      const key = context.req.param('key');
      const value = await readLisSetting(lab, key);
      return value === null ? context.body(null, 204) : context.json({ key, value });
    })
    .get(
      '/api/microbiology/microbialdetection/order/:order{[0-9]{1,15}}/test/:test{[0-9]{1,9}}',
      guard,
      async (context) => {
        const { order, test } = context.req.param();
        const detection = await microbialDetection(lab, Number(order), Number(test));
        return detection === null ? context.body(null, 204) : wireAnswer(context, detection);
      },
    )
    .get('/api/orders/getUserValidate/idOrder/:order{[0-9]{1,15}}', async (context) => {
      // One entry per validated test, so users repeat.
      const { rows } = await database.execute({
        sql: `SELECT u.id, u.signature FROM results r JOIN users u ON u.type = 4 AND u.id = r.validation_user_id
          WHERE r.order_number = ? AND r.state >= 4 ORDER BY r.test_id`,
        args: [context.req.param('order')],
      });
      if (rows.length === 0) return context.body(null, 204);
      return context.json(
        rows.map((row) => ({ id: number(row, 'id'), photo: text(row, 'signature') })),
      );
    });
  return routes;
}
