import type { NamedPatient } from '@/domain/orders/patient-contradiction';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import { requireListedPatient } from '@/domain/reports/require-listed-patient';
import type { ZipOutcome } from '@/domain/reports/zip/zip-account';
import { zipStateOf } from '@/domain/reports/zip/zip-candidates';
import { createQueue } from '@/lib/queue';
import { ApiError, isUnauthorized } from '@/lib/http/api-error';
import { inTime } from '@/reporting/in-time';

import { asError } from './as-error';
import type { PreparedOrder, ZipReport } from './prepare-order';

/** Why a run ended: every order had its turn, the user stopped it, or the server ended the session. */
export type RunEnd = 'finished' | 'stopped' | 'session-over';

interface ZipRun {
  /** Rejects with `ReportRefusedError` when there is nothing to report, and when its signal aborts. */
  readonly prepare: (order: string, signal: AbortSignal) => Promise<PreparedOrder>;
  /** Whose orders they are as listed, by order number: their reports are named after them. */
  readonly listed: ReadonlyMap<string, NamedPatient>;
  /** Why an order has no report, in words. */
  readonly reasonOf: (error: Error) => string;
  /** Names of the reports by order number. */
  readonly fileNames: ReadonlyMap<string, string>;
  /** Puts a drawn report aside. Nothing else of the order is held: a thousand of them must fit. */
  readonly keep: (order: string, prepared: PreparedOrder, report: ZipReport) => void;
  /** Reports that are drawn at the same time. */
  readonly drawingsAtOnce: number;
  readonly onDrawing: (order: string) => void;
  /** Told once for each order that had its turn; what a stop interrupted has no outcome. */
  readonly onOutcome: (outcome: ZipOutcome) => void;
  readonly signal: AbortSignal;
}

/** Orders that are fetched while others are drawn. */
const AHEAD = 3;
/** Milliseconds for all calls of an order, and for its drawing with the attachments. */
export const PREPARE_LIMIT = 150_000;
const DRAW_LIMIT = 90_000;

/** A report under the name of another order or of somebody else would reach the wrong hands. */
function requireSame(
  order: string,
  listed: NamedPatient | undefined,
  { order: received }: PreparedOrder,
): void {
  if (received.orderNumber !== order) throw new ApiError('contract', '/api/reports/finalReport');
  if (listed !== undefined) requireListedPatient(listed, received);
}

/**
 * Makes the reports of many orders: the next orders are fetched while others are drawn, a failing order never loses the others, and
 * what is done stays when the user stops or the session ends. Never rejects.
 */
export async function runZip(orders: readonly string[], run: ZipRun): Promise<RunEnd> {
  const {
    prepare,
    listed,
    reasonOf,
    fileNames,
    keep,
    drawingsAtOnce,
    onDrawing,
    onOutcome,
    signal,
  } = run;
  const stopping = new AbortController();
  const stop = stopping.signal;
  const end = () => {
    stopping.abort();
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true, signal: stop });
  const drawing = createQueue(drawingsAtOnce);
  const preparing = createQueue(drawingsAtOnce + AHEAD);

  const make = async (order: string): Promise<string> => {
    const prepared = await inTime((limit) => prepare(order, limit), PREPARE_LIMIT, stop);
    requireSame(order, listed.get(order), prepared);
    return drawing(async () => {
      stop.throwIfAborted();
      onDrawing(order);
      const report = await inTime(prepared.draw, DRAW_LIMIT, stop);
      keep(order, prepared, report);
      return report.remark;
    });
  };
  const outcomeOf = async (order: string): Promise<ZipOutcome | null> => {
    try {
      const remark = await make(order);
      return { order, state: 'included', fileName: fileNames.get(order) ?? '', reason: remark };
    } catch (cause) {
      const error = asError(cause);
      // The reason tells at the end that the session is over.
      if (isUnauthorized(error)) stopping.abort(error);
      if (stop.aborted) return null;
      const state = error instanceof ReportRefusedError ? zipStateOf(error.refusal) : 'failed';
      return { order, state, fileName: '', reason: reasonOf(error) };
    }
  };
  const takeTurn = async (order: string) => {
    const outcome = stop.aborted ? null : await outcomeOf(order);
    if (outcome !== null) onOutcome(outcome);
  };
  await Promise.all(orders.map((order) => preparing(() => takeTurn(order))));
  if (stop.aborted && isUnauthorized(asError(stop.reason))) return 'session-over';
  return signal.aborted ? 'stopped' : 'finished';
}
