import { readReportOrder } from '@/api/reports/readers/report-order-reader';
import { reportRequest } from '@/api/reports/report-request';
import type { ReportKind } from '@/domain/reports/content/report-data';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import {
  authorization,
  call,
  openTestLaboratory,
} from '@tests/unit/demo-lis/server/test-laboratory';

const LABORATORY_USER = 4;

type Json = Record<string, unknown>;

function orderOf(kind: ReportKind, answer: unknown): { wire: Json; attachments: unknown } | null {
  if (answer === null) return null;
  if (kind === 'preliminary') {
    const wire = answer as Json;
    return { wire, attachments: wire['attachments'] };
  }
  const [job] = (answer as { listOrders: { order: Json; attachments: unknown }[] }).listOrders;
  return job === undefined ? null : { wire: job.order, attachments: job.attachments };
}

/** A demo laboratory of its own, asked for reports as a laboratory user. */
export async function openReportLaboratory() {
  const seed = { patients: 60, orders: 400, days: 500 };
  const laboratory = await openTestLaboratory({ seed, smtpPort: null });
  const headers = await authorization(laboratory, LABORATORY_USER);
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const text = await (await call(laboratory, `POST ${path}`, body, headers)).text();
    return text === '' ? null : JSON.parse(text);
  };

  return {
    close: () => laboratory.close(),
    /** Numbers of all orders, newest first. */
    async orderNumbers(): Promise<readonly string[]> {
      const { rows } = await laboratory.database.execute(
        'SELECT CAST(order_number AS TEXT) AS number FROM orders ORDER BY 1 DESC',
      );
      return rows.map((row) => row['number'] as string);
    },
    /** The report of an order; null when no test qualifies. */
    async report(
      number: string,
      kind: ReportKind,
    ): Promise<{ readonly order: ReportOrder } | null> {
      const range = { rangeType: 1, init: number, end: number };
      const [header] = (await post('/lis/api/reports/orderheader', range)) as Json[];
      if (header === undefined) return null;
      const isFinal = kind === 'final';
      const path = isFinal ? 'finalReport' : 'printingreport';
      const body = reportRequest(header, isFinal ? 0 : 2);
      const found = orderOf(kind, await post(`/lis/api/reports/${path}`, body));
      const order = found && readReportOrder({ ...found, header });
      return order && { order };
    },
  };
}
