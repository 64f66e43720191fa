import { useSettings } from '@/api/configuration/get-configuration';
import { areOtherSamples } from '@/domain/results/are-other-samples';
import type { ComparedTest } from '@/domain/results/comparison/order-comparison';
import type { TestResult } from '@/domain/results/test-result';
import { isUnvalidatedValue, takesUnit } from '@/domain/results/values/result-text';
import { ResultMark } from '@/features/results/grid/cells/result-mark';
import { ResultValue } from '@/features/results/grid/cells/result-value';
import { UnitText } from '@/features/results/grid/cells/unit-text';
import { SIDE_LINES } from '@/features/results/grid/columns';
import { useShownTest } from '@/features/results/grid/use-shown-test';
import { useRowWords } from '@/features/results/use-row-words';
import { useTranslation } from '@/i18n/translation';

import classes from './compared-tests.module.css';
import { useChangeText } from './use-change-text';

interface ComparedTestsProps {
  readonly both: readonly ComparedTest[];
  /** The two orders, the earlier one first. */
  readonly heads: readonly [string, string];
  /** As `testOrigins` tells. */
  readonly originOf: (test: TestResult) => string;
}

interface SideProps {
  readonly compared: ComparedTest;
  readonly date: 'earlier' | 'later';
  readonly head: string;
}

/** One of two results with its mark and the limits of its own date, and its sample where the two have different ones. */
function Side({ compared, date, head }: SideProps) {
  const { t } = useTranslation();
  const test = compared[date];
  const { results: settings, dateFormat } = useSettings();
  const shown = useShownTest({ test, settings, dateFormat, previous: undefined });
  const { result } = shown;
  return (
    <div role="cell">
      <div className={classes.when} aria-hidden>
        {head}
      </div>
      <div className={classes.value}>
        <ResultValue result={result} />
        {takesUnit(result) && (
          <span className={classes.unit}>
            <UnitText test={test} />
          </span>
        )}
        <ResultMark test={test} result={result} />
      </div>
      {SIDE_LINES.map(({ key, cell }) => (
        <div key={key} className={classes.small}>
          {cell(shown, 'line')}
        </div>
      ))}
      {areOtherSamples(compared.earlier.sample, compared.later.sample) && (
        <div className={classes.small}>{t('comparison.sample', { sample: test.sample })}</div>
      )}
      {isUnvalidatedValue(test, result) && (
        <div className={classes.small}>{t('results.test.notValidated')}</div>
      )}
    </div>
  );
}

/** Tests of two orders side by side. In narrow places each test is a card. */
export function ComparedTests({ both, heads, originOf }: ComparedTestsProps) {
  const { t } = useTranslation();
  const changeText = useChangeText();
  const { test: named } = useRowWords();
  return (
    <div className={classes.place}>
      <div role="table" data-sheets aria-label={t('comparison.table')} translate="no">
        <div role="rowgroup" data-sheet-head className={classes.head}>
          <div role="row" className={classes.row}>
            {[t('results.columns.test'), ...heads, t('comparison.change')].map((head) => (
              <div key={head} role="columnheader">
                {head}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {both.map((compared) => (
            <div
              key={compared.later.testId}
              role="row"
              className={classes.row}
              data-same={compared.isSame || undefined}
            >
              <div role="rowheader" className={classes.test}>
                {named(compared.later)}
                <div className={classes.small}>{originOf(compared.later)}</div>
              </div>
              <Side compared={compared} date="earlier" head={heads[0]} />
              <Side compared={compared} date="later" head={heads[1]} />
              <div role="cell" className={classes.change}>
                {changeText(compared)}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
