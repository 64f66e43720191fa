import { lis } from '@/api/origins';
import { readCaller } from '@/api/session/caller-store';
import { wireObject } from '@/api/wire/wire-object';
import { ApiError } from '@/lib/http/api-error';
import { readIdentifier } from '@/lib/wire/scalars';
import { listOf, only } from '@/lib/wire/readers';

const PATH = '/api/reports/orderheader';

function numberOf(header: Readonly<Record<string, unknown>>): string | null {
  return readIdentifier(header['orderNumber']);
}

/** An object without an order number is no header: servers send their errors as objects too. */
const headerReader = only(wireObject, (header) => numberOf(header) !== null);

type OrderHeader = Record<string, unknown>;

async function askHeader(order: string, signal: AbortSignal): Promise<OrderHeader | null> {
  const { items, unreadable } = await lis(listOf(headerReader), {
    method: 'POST',
    path: PATH,
    body: { rangeType: 1, init: order, end: order },
    limit: 'list',
    signal,
  });
  const header = items.find((candidate) => numberOf(candidate) === order);
  if (header !== undefined) return header;
  if (items.length + unreadable > 0) throw new ApiError('contract', PATH);
  return null;
}

/** A call that was not answered yet, and who waits for it. */
interface CallUnderWay {
  readonly answer: Promise<OrderHeader | null>;
  readonly stop: AbortController;
  waiting: number;
}

/** By caller and order. An answer is never kept: who asks later asks the LIS. */
const underWay = new Map<string, CallUnderWay>();

function begin(key: string, order: string): CallUnderWay {
  const stop = new AbortController();
  const call = { answer: askHeader(order, stop.signal), stop, waiting: 0 };
  underWay.set(key, call);
  return call;
}

/**
 * POST LIS `/api/reports/orderheader`: the header of one order as received (without secrets), to be sent back in the report
 * calls. Null when the LIS has no such order (empty answer). Rejects with `contract` when it answers other orders only. Who asks
 * while the same call is under way waits for its answer; it is given up with the last who waits.
 */
export async function getOrderHeader(
  order: string,
  signal = new AbortController().signal,
): Promise<OrderHeader | null> {
  if (signal.aborted) throw new ApiError('aborted', PATH);
  const key = `${readCaller()?.authToken ?? ''} ${order}`;
  const call = underWay.get(key) ?? begin(key, order);
  call.waiting += 1;
  let isWaiting = true;
  const leave = () => {
    if (!isWaiting) return;
    isWaiting = false;
    call.waiting -= 1;
    if (call.waiting > 0) return;
    if (underWay.get(key) === call) underWay.delete(key);
    call.stop.abort();
  };
  const over = new AbortController();
  const givenUp = new Promise<never>((_, reject) => {
    const giveUp = () => {
      // At once: who asks next asks anew.
      leave();
      reject(new ApiError('aborted', PATH));
    };
    signal.addEventListener('abort', giveUp, { signal: over.signal });
  });
  try {
    return await Promise.race([call.answer, givenUp]);
  } finally {
    over.abort();
    leave();
  }
}
