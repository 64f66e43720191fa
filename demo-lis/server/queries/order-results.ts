import type { Row } from '@libsql/client';

import { flag, number, numberOrNull, text, textOrNull } from '@demo-lis/database/rows';
import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';
import type { Session } from '@demo-lis/server/tokens';
import { patched, readWirePatch, shapedList, testPatch } from '@demo-lis/server/wire-patches';
import { withoutNulls } from '@demo-lis/server/without-nulls';

import {
  englishNames,
  rawInterval,
  readMaskTexts,
  storedResults,
  visibleResult,
} from './stored-results';
import type { MaskTexts } from './stored-results';

/**
 * Results of an order as the portal service sends them (contract: listOrderResults): without printSort (unless switched on),
 * technique and grants, and
 * whoever asks, for the observed server does not compare the order with the user of the token.
 * @param areaId 0 for all
 * @returns a list, but for awkward orders; undefined when there is nothing
 */
export async function orderResults(
  lab: LaboratoryContext,
  session: Session,
  { order, areaId }: { readonly order: number; readonly areaId: number },
): Promise<unknown> {
  const rows = await storedResults(lab, 'r.order_number = ? AND (? = 0 OR r.area_id = ?)', [
    order,
    areaId,
    areaId,
  ]);
  if (rows.length === 0) return undefined;
  const masks = await readMaskTexts(lab);
  const patch = await readWirePatch(lab, order);
  const tests = rows.map((row) =>
    patched(
      {
        ...resultOf(row, session, masks),
        ...(lab.switches.printSort ? { printSort: number(row, 'print_sort') } : {}),
      },
      testPatch(patch, number(row, 'test_id')),
    ),
  );
  return shapedList(tests, patch);
}

function resultOf(row: Row, session: Session, masks: MaskTexts): Record<string, unknown> {
  return {
    ...withoutNulls({
      order: number(row, 'order_number'),
      areaId: number(row, 'area_id'),
      areaAbbr: row['area_abbr'],
      areaName: row['area_name'],
      testId: number(row, 'test_id'),
      testCode: text(row, 'test_code'),
      testName: text(row, 'test_name'),
      abbreviation: text(row, 'abbreviation'),
      testType: 0,
      profileId: number(row, 'profile_id'),
      profileName: text(row, 'profile_name'),
      sampleName: text(row, 'sample_name'),
      sampleState: number(row, 'sample_state'),
      ...englishNames(row),
      ...limitsOf(row),
      resultDate: numberOrNull(row, 'result_date'),
      validationDate: numberOrNull(row, 'validation_date'),
      entryDate: numberOrNull(row, 'entry_date'),
      takenDate: numberOrNull(row, 'taken_date'),
      verificationDate: numberOrNull(row, 'verification_date'),
      printDate: numberOrNull(row, 'print_date'),
      entryType: 0,
      entry: number(row, 'profile_id') === 0,
      userId: 0,
    }),
    state: number(row, 'state'),
    newState: 0,
    currentState: 0,
    resultType: number(row, 'result_type'),
    result: visibleResult(row, session, masks),
    pathology: number(row, 'pathology'),
    orderPathology: 0,
    critic: 0,
    unitId: 0,
    unit: text(row, 'unit'),
    digits: number(row, 'digits'),
    confidential: flag(row, 'confidential'),
    blockTest: number(row, 'blocked'),
    hasComment: row['comment'] !== null,
    resultComment: commentOf(row),
    hasAntibiogram: flag(row, 'has_antibiogram'),
    validationUserId: numberOrNull(row, 'validation_user_id'),
    repeatAmmount: number(row, 'state') === 1 ? 1 : 0,
  };
}

/** Limits and their ready texts; the literal takes the place of the interval when there are no limits. */
export function limitsOf(row: Row): Record<string, unknown> {
  const literal = textOrNull(row, 'ref_literal');
  return {
    refMin: numberOrNull(row, 'ref_min'),
    refMax: numberOrNull(row, 'ref_max'),
    refInterval: rawInterval(row, 'ref_min', 'ref_max') ?? literal,
    refLiteral: literal,
    panicMin: numberOrNull(row, 'panic_min'),
    panicMax: numberOrNull(row, 'panic_max'),
    panicInterval: rawInterval(row, 'panic_min', 'panic_max'),
    reportedMin: numberOrNull(row, 'reported_min'),
    reportedMax: numberOrNull(row, 'reported_max'),
    reportedInterval: rawInterval(row, 'reported_min', 'reported_max'),
  };
}

/** The object is there even without a comment. */
export function commentOf(row: Row): Record<string, unknown> {
  return {
    order: number(row, 'order_number'),
    testId: number(row, 'test_id'),
    comment: textOrNull(row, 'comment'),
    commentDate: numberOrNull(row, 'comment_date'),
    pathology: 0,
    userId: numberOrNull(row, 'validation_user_id') ?? 0,
    commentChanged: false,
    result: null,
  };
}
