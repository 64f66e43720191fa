/** Who took the report: the signed-in user. */
export interface Receiver {
  readonly id: number;
  readonly userName: string;
}

/** Names of instants on the wire: `date…`, `…Date`, and the three that do not say so. Day numbers are no instants. */
const INSTANT_NAME = /^date(?![a-z])|Date$|^(?:birthday|lastTransaction|reportedDoctor)$/;
const PRINTING_MEDIUM_WEB_QUERY = '4';
const FINAL_REPORT = '1';

function clear(name: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return withoutInstants(value);
  return INSTANT_NAME.test(name) ? null : value;
}

function withoutInstants(value: object): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => clear('', item));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, clear(name, inner)]),
  );
}

/** What of an order is delivered: the same as long as nothing of it changed, however often it is asked for. */
export function deliveredContent(order: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(withoutInstants(order));
}

/**
 * The body that records the delivery of a final report: a copy of the order with every date cleared, because the LIS would take a
 * date for a change. The order itself stays untouched.
 */
export function deliveryRecord(order: Readonly<Record<string, unknown>>, receiver: Receiver) {
  return {
    filterOrderHeader: {
      printingMedium: PRINTING_MEDIUM_WEB_QUERY,
      typeReport: FINAL_REPORT,
      personReceive: receiver.userName,
    },
    order: withoutInstants(order),
    user: receiver.id,
  };
}
