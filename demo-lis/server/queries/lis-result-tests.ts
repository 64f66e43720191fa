import type { Row } from '@libsql/client';

import { flag, number, numberOrNull, text, textOrNull } from '@demo-lis/database/rows';
import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';
import type { Session } from '@demo-lis/server/tokens';
import { patched, readWirePatch, testPatch } from '@demo-lis/server/wire-patches';
import { withoutNulls } from '@demo-lis/server/without-nulls';

import { microbialDetection } from './microbial-detection';
import { commentOf, limitsOf } from './order-results';
import { englishNames, readMaskTexts, storedResults } from './stored-results';
import type { MaskTexts } from './stored-results';

/** Which tests a report takes, by typeReport; 4 takes all with unfinished ones masked. */
const STATES: Readonly<Record<number, string>> = {
  0: 'r.state >= 4',
  1: 'r.state = 4',
  2: '1',
  3: 'r.state = 5',
  4: '1',
  5: 'r.state = 5',
};

/**
 * Tests of an order for a report (contract: LisResultTest). Only tests whose sample was checked, confidential ones if the token
 * says so; blocked results are replaced, for a report must not tell what the screen hides.
 * @param typeReport of the contract's codes; an unknown one takes nothing
 */
export async function lisResultTests(
  lab: LaboratoryContext,
  session: Session,
  { order, typeReport }: { readonly order: number; readonly typeReport: number },
): Promise<readonly Record<string, unknown>[]> {
  const rows = await storedResults(
    lab,
    `r.order_number = ? AND r.sample_state = 4 AND (r.confidential = 0 OR ?) AND ${STATES[typeReport] ?? '0'}`,
    [order, session.confidential ? 1 : 0],
  );
  const masks = await readMaskTexts(lab);
  const patch = await readWirePatch(lab, order);
  return Promise.all(rows.map((row) => testOf(row)));

  async function testOf(row: Row): Promise<Record<string, unknown>> {
    const detection = flag(row, 'has_antibiogram')
      ? await microbialDetection(lab, order, number(row, 'test_id'))
      : null;
    const test = {
      ...withoutNulls({ ...commonFields(row), ...limitsOf(row), ...datesOf(row) }),
      ...groupFields(row),
      result: reportedResult(row, typeReport, masks),
      resultComment: { ...commentOf(row), hasComment: row['comment'] !== null },
      ...(detection === null ? {} : { microbialDetection: detection, micro: true }),
    };
    return patched(test, testPatch(patch, number(row, 'test_id')));
  }
}

/** Tests of an order that are not validated yet (contract: PendingTest). */
export async function pendingTests(lab: LaboratoryContext, order: number) {
  const rows = await storedResults(lab, 'r.order_number = ? AND r.state < 4', [order]);
  return rows.map((row) => ({
    id: number(row, 'test_id'),
    code: text(row, 'test_code'),
    abbr: text(row, 'abbreviation'),
    name: text(row, 'test_name'),
    nameTestEnglish: text(row, 'test_name_english'),
    testType: 0,
  }));
}

function reportedResult(row: Row, typeReport: number, masks: MaskTexts): string | null {
  if (flag(row, 'blocked')) return masks.blocked;
  if (typeReport === 4 && number(row, 'state') < 4) return masks.pending;
  return textOrNull(row, 'result');
}

/** What templates group by; servers leave it empty in some orders, in either way. */
function groupFields(row: Row): Record<string, unknown> {
  const lastDigit = number(row, 'order_number') % 10;
  const isSent = lastDigit !== 3 && lastDigit !== 7;
  return {
    areaCode: isSent ? row['area_abbr'] : lastDigit === 3 ? null : '',
    printSortProfile: isSent ? number(row, 'profile_id') : null,
  };
}

function commonFields(row: Row): Record<string, unknown> {
  const isValidated = row['validation_user_id'] !== null;
  return {
    order: number(row, 'order_number'),
    areaId: number(row, 'area_id'),
    areaAbbr: row['area_abbr'],
    areaName: row['area_name'],
    sampleName: text(row, 'sample_name'),
    sampleState: number(row, 'sample_state'),
    testId: number(row, 'test_id'),
    testCode: text(row, 'test_code'),
    testName: text(row, 'test_name'),
    ...englishNames(row),
    abbreviation: text(row, 'abbreviation'),
    testType: 0,
    profileId: number(row, 'profile_id'),
    profileName: text(row, 'profile_name'),
    packageId: 0,
    printSort: number(row, 'print_sort'),
    print: 1,
    technique: text(row, 'technique'),
    state: number(row, 'state'),
    resultType: number(row, 'result_type'),
    pathology: number(row, 'pathology'),
    critic: 0,
    unitId: 0,
    unit: text(row, 'unit'),
    digits: number(row, 'digits'),
    confidential: flag(row, 'confidential'),
    hasComment: row['comment'] !== null,
    hasAntibiogram: flag(row, 'has_antibiogram'),
    hasTemplate: false,
    hasImage: text(row, 'images') !== '',
    block: { blocked: flag(row, 'blocked'), reasonId: 0 },
    grantAccess: true,
    grantValidate: false,
    validationUserId: numberOrNull(row, 'validation_user_id'),
    validationUserIdentification: isValidated ? row['user_identification'] : null,
    validationUserName: isValidated ? row['user_first_name'] : null,
    validationUserLastName: isValidated ? row['user_last_name'] : null,
    entry: number(row, 'profile_id') === 0,
    patient: {},
  };
}

function datesOf(row: Row): Record<string, unknown> {
  return {
    entryDate: numberOrNull(row, 'entry_date'),
    takenDate: numberOrNull(row, 'taken_date'),
    verificationDate: numberOrNull(row, 'verification_date'),
    resultDate: numberOrNull(row, 'result_date'),
    validationDate: numberOrNull(row, 'validation_date'),
    printDate: numberOrNull(row, 'print_date'),
  };
}
