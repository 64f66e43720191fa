import type { TemplateOption } from '@/domain/reports/content/report-order';
import { readKnownText } from '@/lib/wire/scalars';
import { innerListOf, integer, record, type ReadList, type ValueOf } from '@/lib/wire/readers';

const LAST = Number.MAX_SAFE_INTEGER;

/** The rows of a template result as sent (`TemplateOption` of the contract); texts that are none are null. */
export const templateOptionsReader = innerListOf(
  record(
    {
      idTest: integer,
      sort: integer,
      option: readKnownText,
      result: readKnownText,
      normalResult: readKnownText,
      comment: readKnownText,
    },
    (row) => row,
  ),
);

type SentOptions = ValueOf<typeof templateOptionsReader>;

/** Something was entered in a row; what is no text is something. */
function isEntered({ result, comment }: TemplateOption): boolean {
  return [result, comment].some((text) => text?.trim() !== '');
}

/**
 * The rows of a test in the order of `sort`, those without a number last. A row that names another test is unreadable. Of a test
 * that is said to have no template only rows count in which something was entered: servers list there what the test allows.
 */
export function optionsOfTest(
  { items, unreadable }: SentOptions,
  { testId, hasTemplate }: { readonly testId: number; readonly hasTemplate: boolean },
): ReadList<TemplateOption> {
  const own = items.filter(({ idTest }) => idTest === null || [0, testId].includes(idTest));
  const sorted = own.toSorted((one, other) => (one.sort ?? LAST) - (other.sort ?? LAST));
  return {
    items: sorted
      .map(({ option, result, normalResult, comment }) => ({
        option,
        result,
        normalResult,
        comment,
      }))
      .filter((row) => hasTemplate || isEntered(row)),
    unreadable: unreadable + items.length - own.length,
  };
}
