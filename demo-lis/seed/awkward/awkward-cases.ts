import { soundFiles } from '@demo-lis/seed/attachment-files';

import type { AwkwardCase } from './awkward-case';
import { CODE_CASES } from './cases/codes';
import { COMMENT_CASES } from './cases/comments';
import { CULTURE_CASES } from './cases/cultures';
import { DATE_CASES } from './cases/dates';
import { fileCases } from './cases/files';
import { MARK_CASES } from './cases/marks';
import { NAME_CASES } from './cases/names';
import { NUMBER_CASES } from './cases/numbers';
import { ORDER_FIELD_CASES } from './cases/order-fields';
import { PRINTED_CASES } from './cases/printed';
import { RECORD_CASES } from './cases/records';
import { TEXT_CASES } from './cases/texts';

/**
 * Everything awkward, from the newest order on. The oldest ones are the oddest, for a history keeps the twenty oldest results.
 */
export async function awkwardCases(): Promise<readonly AwkwardCase[]> {
  const { onePage } = await soundFiles();
  return [
    ...PRINTED_CASES,
    ...NAME_CASES,
    ...ORDER_FIELD_CASES,
    ...fileCases(onePage),
    ...RECORD_CASES,
    ...CULTURE_CASES,
    ...COMMENT_CASES,
    ...CODE_CASES,
    ...MARK_CASES,
    ...TEXT_CASES,
    ...NUMBER_CASES,
    ...DATE_CASES,
  ];
}
