import type { Row } from '@libsql/client';

import { number, numberOrNull, text, textOrNull } from '@demo-lis/database/rows';
import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';
import type { Fields } from '@demo-lis/server/request-body';
import type { Session } from '@demo-lis/server/tokens';
import { knownPart, patched, readPatientPatches, testPatch } from '@demo-lis/server/wire-patches';

import { commentOf } from './order-results';
import { firstSearchedYear } from './settings';
import { readMaskTexts, storedResults, visibleResult } from './stored-results';

const MOST_ENTRIES = 20;

/**
 * Earlier validated results of tests (contract: listResultHistory): one item per requested test in the order of the request,
 * explicit nulls, at most 20 entries of which the oldest win.
 * @param patientId database id
 */
export async function resultHistory(
  lab: LaboratoryContext,
  session: Session,
  { patientId, testIds }: { readonly patientId: number; readonly testIds: readonly number[] },
): Promise<readonly Record<string, unknown>[]> {
  const masks = await readMaskTexts(lab);
  const year = await firstSearchedYear(lab);
  const patches = await readPatientPatches(lab, patientId);
  const rows = await storedResults(
    lab,
    `r.test_id IN (SELECT value FROM json_each(?)) AND r.state >= 4 AND r.order_number IN
      (SELECT order_number FROM orders WHERE patient_id = ? AND year >= ? AND active = 1)`,
    [JSON.stringify(testIds), patientId, year],
  );
  const byTest = rowsByTest(rows);
  return testIds.map((testId) => historyOf(testId));

  function historyOf(testId: number): Record<string, unknown> {
    const oldest = (byTest.get(testId) ?? [])
      .toSorted((one, other) => number(one, 'order_number') - number(other, 'order_number'))
      .slice(0, MOST_ENTRIES);
    const [first] = oldest;
    return {
      testId,
      testCode: first === undefined ? null : text(first, 'test_code'),
      testName: first === undefined ? null : text(first, 'test_name'),
      abbr: first === undefined ? null : text(first, 'abbreviation'),
      resultType: first === undefined ? 0 : number(first, 'result_type'),
      history: oldest.map((row) => {
        const item = itemOf(row, visibleResult(row, session, masks));
        const patch = testPatch(patches.get(number(row, 'order_number')) ?? {}, testId);
        return patched(item, knownPart(item, { ...patch, ...validateDateIn(patch) }));
      }),
    };
  }
}

function rowsByTest(rows: readonly Row[]): ReadonlyMap<number, readonly Row[]> {
  const byTest = new Map<number, Row[]>();
  for (const row of rows) {
    const testId = number(row, 'test_id');
    const known = byTest.get(testId);
    if (known === undefined) byTest.set(testId, [row]);
    else known.push(row);
  }
  return byTest;
}

/** The date that a history calls otherwise than the result list does. */
function validateDateIn(patch: Fields): Fields {
  const validateDate = patch['validationDate'];
  return validateDate === undefined ? {} : { validateDate };
}

function itemOf(row: Row, result: string | null): Record<string, unknown> {
  return {
    order: number(row, 'order_number'),
    testId: number(row, 'test_id'),
    testCode: text(row, 'test_code'),
    testName: text(row, 'test_name'),
    abbr: text(row, 'abbreviation'),
    result,
    resultNumber: result !== null && /^-?\d+(\.\d+)?$/.test(result) ? Number(result) : null,
    resultType: number(row, 'result_type'),
    validateDate: numberOrNull(row, 'validation_date'),
    entryDate: numberOrNull(row, 'entry_date'),
    refMin: numberOrNull(row, 'ref_min'),
    refMax: numberOrNull(row, 'ref_max'),
    refLiteral: textOrNull(row, 'ref_literal'),
    pathology: number(row, 'pathology'),
    resultComment: row['comment'] === null ? null : commentOf(row),
  };
}
