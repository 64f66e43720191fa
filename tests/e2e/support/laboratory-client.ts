import type { DemoAccount } from '@demo-lis/seed/demo-accounts';

/** The demo laboratory of the end-to-end run (.config/playwright.config.ts). */
export const LABORATORY = `http://localhost:${process.env['E2E_LIS_PORT'] ?? '4274'}`;
/** The calls for the tests of an order. */
export const RESULTS = `${LABORATORY}/**/orders/results/order/**`;

/** A test as the LIS sends it for a report; only what the comparison needs. */
export interface WireTest {
  readonly testId: number;
  readonly testName: string;
  readonly result: string;
  readonly unit?: string | null;
  readonly refMin?: number | null;
  readonly refMax?: number | null;
  readonly refLiteral?: string | null;
  readonly resultType: number;
  readonly digits: number;
  readonly state: number;
  readonly areaName: string;
  readonly pathology?: number | null;
  readonly hasComment?: boolean | null;
  readonly hasAntibiogram?: boolean | null;
}

/** A final report as the LIS sends it. */
export interface WireReport {
  readonly tests: readonly WireTest[];
  /** Names of the files, with their extensions. */
  readonly attachments: readonly string[];
}

async function call(address: string, init: RequestInit, token: string): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', Authorization: token };
  const response = await fetch(address, { ...init, headers });
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

function member(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

/** Signs in as the form would: the token, and what the portal keeps of the user. */
export async function authenticate(
  { type, userName, password }: DemoAccount,
  laboratory = LABORATORY,
) {
  const credentials = { user: userName, password, type, historyType: -1 };
  const answer = await call(
    `${laboratory}/service/authentication/web`,
    { method: 'POST', body: JSON.stringify(credentials) },
    '',
  );
  const user = {
    userName,
    type,
    id: Number(member(answer, 'user', 'id')),
    confidential: member(answer, 'user', 'confidential') === true,
  };
  return { token: String(member(answer, 'token')), user };
}

/** A session of the test itself with a laboratory, to know what the screen and the paper should say. */
export async function openLaboratory(account: DemoAccount, laboratory = LABORATORY) {
  const { token } = await authenticate(account, laboratory);
  const headersOf = (order: string) =>
    call(
      `${laboratory}/lis/api/reports/orderheader`,
      { method: 'POST', body: JSON.stringify({ rangeType: 1, init: order, end: order }) },
      token,
    );
  return {
    token,
    /** The final report of an order: its tests and the names of its attachments; both empty when there is nothing to report. */
    async finalReport(order: string): Promise<WireReport> {
      const headers = await headersOf(order);
      const body = {
        printOrder: [{ physician: null, listOrders: [{ order: member(headers, 0) }] }],
        typeReport: 0,
        attached: true,
        isAttached: true,
      };
      const answer = await call(
        `${laboratory}/lis/api/reports/finalReport`,
        { method: 'POST', body: JSON.stringify(body) },
        token,
      );
      const tests = member(answer, 'listOrders', 0, 'order', 'resultTest');
      const attachments = member(answer, 'listOrders', 0, 'attachments');
      return {
        tests: Array.isArray(tests) ? (tests as WireTest[]) : [],
        attachments: Array.isArray(attachments)
          ? attachments.map(
              (file) => `${String(member(file, 'name'))}.${String(member(file, 'extension'))}`,
            )
          : [],
      };
    },
    /** The results of an order as the screen receives them. */
    async results(order: string): Promise<readonly WireTest[]> {
      const answer = await call(`${laboratory}/service/orders/results/order/${order}/0`, {}, token);
      return Array.isArray(answer) ? (answer as WireTest[]) : [];
    },
    /** The newest order of the last `days` days whose results pass. */
    async findOrder(
      days: number,
      passes: (results: readonly WireTest[]) => boolean,
    ): Promise<string> {
      for (const number of await this.recentOrders(days)) {
        if (passes(await this.results(number))) return number;
      }
      throw new Error(`no order of the last ${days} days is as the test needs it`);
    },
    /** First name and last name of an order's patient, as the LIS keeps them. */
    async patientNames(order: string): Promise<readonly string[]> {
      const headers = await headersOf(order);
      return ['name1', 'lastName'].map((name) => String(member(headers, 0, 'patient', name)));
    },
    /** Document number of an order's patient, as the LIS keeps it. */
    async documentOf(order: string): Promise<string> {
      const headers = await headersOf(order);
      return String(member(headers, 0, 'patient', 'patientId'));
    },
    /** Numbers of the orders of the last `days` days, newest first. */
    async recentOrders(days: number): Promise<readonly string[]> {
      const day = (offset: number) =>
        Number(
          new Date(Date.now() - 5 * 3_600_000 - offset * 86_400_000)
            .toISOString()
            .slice(0, 10)
            .replaceAll('-', ''),
        );
      const filter = {
        dateNumberInit: day(days),
        dateNumberEnd: day(0),
        area: 0,
        onlyValidated: true,
      };
      const answer = await call(
        `${laboratory}/service/orders/filter`,
        { method: 'PATCH', body: JSON.stringify(filter) },
        token,
      );
      const orders = Array.isArray(answer) ? answer : [];
      return orders.map((item) => String(member(item, 'order'))).sort((a, b) => b.localeCompare(a));
    },
  };
}
