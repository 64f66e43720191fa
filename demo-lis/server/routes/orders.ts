import { Hono } from 'hono';

import { requireSession } from '@demo-lis/server/guards';
import type { LaboratoryContext, LaboratoryEnv } from '@demo-lis/server/laboratory-context';
import { orderResults } from '@demo-lis/server/queries/order-results';
import { lisOrders } from '@demo-lis/server/queries/lis-orders';
import { lisResultTests } from '@demo-lis/server/queries/lis-result-tests';
import { resultHistory } from '@demo-lis/server/queries/result-history';
import { searchOrders } from '@demo-lis/server/queries/search-orders';
import { integerIn, listIn, readFields } from '@demo-lis/server/request-body';
import { wireAnswer } from '@demo-lis/server/wire-patches';

/** Orders, results and history of the portal service; an empty list is 204. */
export function orderRoutes(lab: LaboratoryContext): Hono<LaboratoryEnv> {
  const guard = requireSession(lab, 403);
  const routes = new Hono<LaboratoryEnv>();
  routes
    .patch('/orders/filter', guard, async (context) => {
      const orders = await searchOrders(lab, context.var.session, await readFields(context));
      return orders.length === 0 ? context.body(null, 204) : wireAnswer(context, orders);
    })
    .get(
      '/orders/results/order/:order{[0-9]{1,15}}/:areaId{[0-9]{1,9}}',
      guard,
      async (context) => {
        const { order, areaId } = context.req.param();
        const results = await orderResults(lab, context.var.session, {
          order: Number(order),
          areaId: Number(areaId),
        });
        return results === undefined ? context.body(null, 204) : wireAnswer(context, results);
      },
    )
    .patch('/orders/results/history', guard, async (context) => {
      const body = await readFields(context);
      const testIds = listIn(body, 'testId').filter((id) => typeof id === 'number');
      if (testIds.length === 0) return context.body(null, 204);
      const patientId = integerIn(body, 'id') ?? 0;
      const { session } = context.var;
      return wireAnswer(context, await resultHistory(lab, session, { patientId, testIds }));
    })
    .patch('/orders/reports', guard, async (context) => {
      const body = await readFields(context);
      const first = integerIn(body, 'init') ?? 0;
      const orders = await lisOrders(lab, first, integerIn(body, 'end') ?? first);
      if (orders.length === 0) return context.body(null, 204);
      const typeReport = integerIn(body, 'typeReport') === 2 ? 2 : 0;
      const { session } = context.var;
      return wireAnswer(
        context,
        await Promise.all(
          orders.map(async (order) => ({
            ...order,
            resultTest: await lisResultTests(lab, session, {
              order: Number(order['orderNumber']),
              typeReport,
            }),
          })),
        ),
      );
    });
  return routes;
}
