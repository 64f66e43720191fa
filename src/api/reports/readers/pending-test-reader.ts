import { pendingLabel, type PendingTest } from '@/domain/reports/content/pending-tests';
import { innerListOf, integer, only, record, text } from '@/lib/wire/readers';

const pendingTestReader = record(
  { id: integer, code: text, abbr: text, name: text, nameTestEnglish: text },
  ({ abbr, nameTestEnglish, ...test }): PendingTest => ({
    ...test,
    abbreviation: abbr,
    nameEnglish: nameTestEnglish,
  }),
);

/**
 * `listTestPending` of a final report: tests of the order that are not validated (`PendingTest` in demo-lis/contract). One that
 * nothing names is unreadable.
 */
export const pendingTestsReader = innerListOf(
  only(pendingTestReader, (test) => pendingLabel(test) !== ''),
);
