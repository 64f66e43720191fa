import type { Row } from '@libsql/client';

import { number, numberOrNull, text, textOrNull } from '@demo-lis/database/rows';
import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';
import type { Session } from '@demo-lis/server/tokens';

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
  return Promise.all(testIds.map((testId) => historyOf(testId)));

  async function historyOf(testId: number): Promise<Record<string, unknown>> {
    const rows = await storedResults(
      lab,
      `r.test_id = ? AND r.state >= 4 AND r.order_number IN
        (SELECT order_number FROM orders WHERE patient_id = ? AND year >= ? AND active = 1)`,
      [testId, patientId, year],
    );
    const oldest = rows
      .toSorted((one, other) => number(one, 'order_number') - number(other, 'order_number'))
      .slice(0, MOST_ENTRIES);
    const [first] = oldest;
    return {
      testId,
      testCode: first === undefined ? null : text(first, 'test_code'),
      testName: first === undefined ? null : text(first, 'test_name'),
      abbr: first === undefined ? null : text(first, 'abbreviation'),
      resultType: first === undefined ? 0 : number(first, 'result_type'),
      history: oldest.map((row) => itemOf(row, visibleResult(row, session, masks))),
    };
  }
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
