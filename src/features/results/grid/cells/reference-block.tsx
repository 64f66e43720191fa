import { rangeBar } from '@/domain/results/values/range-bar';
import type { ShownTest } from '@/features/results/grid/use-shown-test';
import { useTranslation } from '@/i18n/translation';

import { ResultRangeBar } from './result-range-bar';

/** The reference interval across a block: as a picture with its limits, or in words where there is none to draw. */
export function ReferenceBlock({
  shown,
}: {
  readonly shown: Pick<ShownTest, 'test' | 'result' | 'interval'>;
}) {
  const { t } = useTranslation();
  const { test, result, interval } = shown;
  if (result.kind === 'value' && rangeBar(test) !== null) {
    return <ResultRangeBar shown={shown} size="block" />;
  }
  if (interval === '') return null;
  return (
    <>
      <span aria-hidden>{t('results.referenceShort')} </span>
      {interval}
    </>
  );
}
