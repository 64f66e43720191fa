import { Hono } from 'hono';

import { Refusal } from '@demo-lis/server/failures';
import { requireSession } from '@demo-lis/server/guards';
import type { LaboratoryContext, LaboratoryEnv } from '@demo-lis/server/laboratory-context';
import { orderAttachments } from '@demo-lis/server/queries/attachments';
import { lisOrders } from '@demo-lis/server/queries/lis-orders';
import { lisResultTests, pendingTests } from '@demo-lis/server/queries/lis-result-tests';
import { recordDelivery } from '@demo-lis/server/queries/record-delivery';
import { testImages } from '@demo-lis/server/queries/test-images';
import { fieldsOf, integerIn, listIn, readFields, textIn } from '@demo-lis/server/request-body';
import type { Fields } from '@demo-lis/server/request-body';
import type { Session } from '@demo-lis/server/tokens';
import { readWirePatch, shapedList, wireAnswer } from '@demo-lis/server/wire-patches';

interface ReportData {
  readonly order: Fields;
  readonly attachments: readonly Fields[];
}

/** Report calls of the LIS. Nothing to print is 200 with an empty body. */
export function lisReportRoutes(lab: LaboratoryContext): Hono<LaboratoryEnv> {
  const guard = requireSession(lab, 401);
  const routes = new Hono<LaboratoryEnv>();
  routes
    .post('/api/reports/orderheader', guard, async (context) => {
      const body = await readFields(context);
      const first = integerIn(body, 'init') ?? 0;
      const orders = await lisOrders(lab, first, integerIn(body, 'end') ?? first);
      return orders.length === 0 ? context.body(null, 204) : wireAnswer(context, orders);
    })
    .post('/api/reports/finalReport', guard, async (context) => {
      const body = await readFields(context);
      if (firstOrder(body) === null) throw Refusal.business('0| Order');
      const data = await reportData(lab, context.var.session, body);
      if (data === null) return context.body('', 200);
      const report = await finalReport(lab, data, integerIn(body, 'typeNameFile') ?? 0);
      return wireAnswer(context, report);
    })
    .post('/api/reports/printingreport', guard, async (context) => {
      const body = await readFields(context);
      if (firstOrder(body) === null) throw Refusal.unexpected('Index 0 out of bounds for length 0');
      const data = await reportData(lab, context.var.session, body);
      if (data === null) return context.body('', 200);
      const { order, attachments } = data;
      return wireAnswer(context, attachments.length === 0 ? order : { ...order, attachments });
    })
    .post('/api/reports/changestatetest', guard, async (context) => {
      await recordDelivery(lab, await readFields(context));
      return context.body('', 200);
    });
  return routes;
}

/** The order of `printOrder[0].listOrders[0]`; null when there is none. */
function firstOrder(body: Fields): Fields | null {
  const job = fieldsOf(listIn(body, 'printOrder')[0]);
  const [first] = listIn(job, 'listOrders');
  return first === undefined ? null : fieldsOf(fieldsOf(first)['order']);
}

/** The order with its tests, and its files beside it; null when no test qualifies. */
async function reportData(
  lab: LaboratoryContext,
  session: Session,
  body: Fields,
): Promise<ReportData | null> {
  const orderNumber = integerIn(firstOrder(body) ?? {}, 'orderNumber') ?? 0;
  const [header] = await lisOrders(lab, orderNumber, orderNumber);
  const typeReport = integerIn(body, 'typeReport') ?? 0;
  const tests = await lisResultTests(lab, session, { order: orderNumber, typeReport });
  if (header === undefined || tests.length === 0) return null;
  const resultTest = shapedList(tests, await readWirePatch(lab, orderNumber));
  const testIds = new Set(tests.map(({ testId }) => testId));
  const imageTest = await testImages(lab, orderNumber, testIds);
  const attachments = body['attached'] === true ? await orderAttachments(lab, orderNumber) : [];
  // What a patch says of the images stands in the header already.
  return { order: { imageTest, ...header, resultTest }, attachments };
}

async function finalReport(lab: LaboratoryContext, data: ReportData, typeNameFile: number) {
  const { order, attachments } = data;
  const patient = fieldsOf(order['patient']);
  const number = textIn(order, 'orderNumber');
  const history = textIn(patient, 'patientId');
  const name = ['name1', 'name2', 'lastName', 'surName']
    .map((key) => textIn(patient, key))
    .filter((part) => part !== '')
    .join(' ');
  const nameParts = typeNameFile === 2 ? [number, history] : [number, name];
  return {
    physician: null,
    listOrders: [
      {
        orderNumber: Number(number),
        patientName: name,
        patientEmail: textIn(patient, 'email'),
        patientHistory: history,
        nameFile: typeNameFile >= 2 ? nameParts.join('_') : number,
        encrypt: lab.switches.encrypt,
        attachments,
        listTestPending: await pendingTests(lab, Number(number)),
        jsonOrder: '',
        order: { ...order, languageReport: 'es' },
      },
    ],
  };
}
