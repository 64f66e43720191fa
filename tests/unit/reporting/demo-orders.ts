import { createLaboratory, type Laboratory } from '@demo-lis/create-laboratory';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';

import { readReportOrder } from '@/api/reports/readers/report-order-reader';
import { reportRequest } from '@/api/reports/report-request';
import type { ReportKind } from '@/domain/reports/content/report-data';
import type { ReportOrder } from '@/domain/reports/content/report-order';

const NOW = Date.UTC(2026, 10, 20, 15);
const SEED = { patients: 60, orders: 400, days: 500 };
const LABORATORY_USER = 4;

/** A test as the wire carries it; only what a comparison with the paper needs. */
export interface WireTest {
  readonly testName: string;
  readonly result: string | null;
  readonly unit?: string | null;
  readonly refMin?: number | null;
  readonly refMax?: number | null;
  readonly refLiteral?: string | null;
  readonly resultType: number;
  readonly digits: number;
  readonly state: number;
}

/** An order of the demo laboratory: as it came and as the portal read it. */
export interface DemoOrder {
  readonly tests: readonly WireTest[];
  readonly order: ReportOrder;
}

type Json = Record<string, unknown>;

/** One call to the laboratory. */
interface Call {
  readonly path: string;
  readonly body: unknown;
  readonly token: string;
}

async function send(laboratory: Laboratory, { path, body, token }: Call): Promise<unknown> {
  const address = `http://laboratory.test${path}`;
  const headers = { 'Content-Type': 'application/json', Authorization: token };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await laboratory.fetch(new Request(address, init));
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

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
  const laboratory = await createLaboratory({
    databaseUrl: ':memory:',
    seed: SEED,
    now: () => NOW,
    smtpPort: null,
  });
  const account = DEMO_ACCOUNTS.find(({ type }) => type === LABORATORY_USER);
  const { userName: user, password } = account ?? { userName: '', password: '' };
  const { token } = (await send(laboratory, {
    path: '/service/authentication/web',
    body: { user, password, type: LABORATORY_USER, historyType: -1 },
    token: '',
  })) as { token: string };
  const post = (path: string, body: unknown) => send(laboratory, { path, body, token });

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
    async report(number: string, kind: ReportKind): Promise<DemoOrder | null> {
      const range = { rangeType: 1, init: number, end: number };
      const [header] = (await post('/lis/api/reports/orderheader', range)) as Json[];
      if (header === undefined) return null;
      const isFinal = kind === 'final';
      const path = isFinal ? 'finalReport' : 'printingreport';
      const body = reportRequest(header, isFinal ? 0 : 2);
      const found = orderOf(kind, await post(`/lis/api/reports/${path}`, body));
      const order = found && readReportOrder({ ...found, header });
      return order && { tests: order.wire['resultTest'] as WireTest[], order };
    },
  };
}
