import type { Row } from '@libsql/client';
import type { Context } from 'hono';

import { number, textOrNull } from '@demo-lis/database/rows';
import { isAbsent, wireText } from '@demo-lis/database/wire-patch';

import type { LaboratoryContext } from './laboratory-context';
import { fieldsOf, listIn } from './request-body';
import type { Fields } from './request-body';

/** The patch in a row's column `wire_patch`, with the fields of a WirePatch; without fields when the order has none. */
export function wirePatchIn(row: Row): Fields {
  const patch = textOrNull(row, 'wire_patch');
  return patch === null ? {} : fieldsOf(JSON.parse(patch));
}

/** The patch of an order; without fields when it has none. */
export async function readWirePatch(
  { database }: LaboratoryContext,
  order: number,
): Promise<Fields> {
  const { rows } = await database.execute({
    sql: 'SELECT patch AS wire_patch FROM wire_patches WHERE order_number = ?',
    args: [order],
  });
  return rows[0] === undefined ? {} : wirePatchIn(rows[0]);
}

/** The patches of a patient's orders by order number; none for nearly everybody. */
export async function readPatientPatches(
  { database }: LaboratoryContext,
  patientId: number,
): Promise<ReadonlyMap<number, Fields>> {
  const { rows } = await database.execute({
    sql: `SELECT w.order_number, w.patch AS wire_patch FROM orders o JOIN wire_patches w ON w.order_number = o.order_number
      WHERE o.patient_id = ?`,
    args: [patientId],
  });
  return new Map(rows.map((row) => [number(row, 'order_number'), wirePatchIn(row)]));
}

/** A record with the fields of a patch put in, or left out where the patch says so. */
export function patched(record: Fields, patch: Fields): Fields {
  if (Object.keys(patch).length === 0) return record;
  const fields = Object.entries({ ...record, ...patch });
  return Object.fromEntries(fields.filter(([, value]) => !isAbsent(value)));
}

/** What a patch says of one test. */
export function testPatch(patch: Fields, testId: number): Fields {
  return fieldsOf(fieldsOf(patch['tests'])[String(testId)]);
}

/** The part of a patch that speaks of fields the record has: calls send different parts of a test. */
export function knownPart(record: Fields, patch: Fields): Fields {
  return Object.fromEntries(Object.entries(patch).filter(([key]) => Object.hasOwn(record, key)));
}

/** Tests with the strays behind them, as the list or what the patch sends instead of it; undefined for nothing. */
export function shapedList(tests: readonly unknown[], patch: Fields): unknown {
  const list = [...tests, ...listIn(patch, 'strayTests')];
  switch (patch['listShape']) {
    case 'data':
      return { data: list };
    case 'keys':
      return Object.fromEntries(list.entries());
    case 'text':
      return 'Servicio no disponible';
    case 'null':
      return null;
    case 'none':
      return undefined;
    default:
      return list;
  }
}

/** Answers with JSON in which patches may have put what no JavaScript value can hold. */
export function wireAnswer(context: Context, value: unknown): Response {
  return context.body(wireText(value), 200, { 'Content-Type': 'application/json' });
}

/** The antibiogram that a patch sends for a test; undefined when the stored one stands. */
export function detectionPatch(patch: Fields, testId: number): unknown {
  return fieldsOf(patch['detections'])[String(testId)];
}
