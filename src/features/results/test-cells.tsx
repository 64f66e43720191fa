import { useTranslation } from 'react-i18next';

import type { Settings } from '@/domain/configuration/settings';
import { referenceInterval } from '@/domain/results/reference-interval';
import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visible-tests';
import { useIntervalText } from '@/i18n/use-interval-text';
import { MarkedText } from '@/ui/marked-text/marked-text';

import { ResultMark } from './result-mark';
import { resultText } from './result-text';
import classes from './test-cells.module.css';
import { ValidatedIcon } from './validated-icon';

interface TestCellsProps {
  readonly test: TestResult;
  readonly isInProfile: boolean;
  readonly settings: Settings['results'];
}

function TestName({
  test,
  showTestName,
}: {
  readonly test: TestResult;
  readonly showTestName: boolean;
}) {
  if (showTestName || test.abbreviation === '') {
    return <span className={classes['name']}>{test.name || test.abbreviation}</span>;
  }
  return (
    <span className={classes['name']}>
      {test.abbreviation} <span className={classes['fullName']}>{test.name}</span>
    </span>
  );
}

/** One test: its name, result with its mark, reference interval and unit. The result is the laboratory's text as it is. */
export function TestCells({ test, isInProfile, settings }: TestCellsProps) {
  const { t } = useTranslation();
  const intervalText = useIntervalText();
  const interval = intervalText(referenceInterval(test));
  const result = resultText(test, settings);
  const isLong = result.kind === 'value' && result.isLong;
  const validated = isValidated(test);

  return (
    <div
      className={classes['test']}
      data-validated={validated || undefined}
      data-long={isLong || undefined}
      data-in-profile={isInProfile || undefined}
      role="presentation"
    >
      <div role="rowheader" className={classes['nameCell']}>
        {validated && <ValidatedIcon label={t('results.validated')} />}{' '}
        <TestName test={test} showTestName={settings.showTestName} />
        {test.state < 0 && <span className={classes['unknown']}>{t('results.unknownState')}</span>}
      </div>
      <div role="cell" className={classes['resultCell']}>
        <span className={classes['result']} data-kind={result.kind}>
          {result.text === '' ? t('results.pending') : result.text}
        </span>{' '}
        {result.kind === 'value' && <ResultMark pathology={test.pathology} />}
      </div>
      <div role="cell" className={classes['referenceCell']}>
        {interval !== '' && (
          <span className={classes['referenceLabel']} aria-hidden>
            {t('results.referenceShort')}{' '}
          </span>
        )}
        {interval}
      </div>
      <div role="cell" className={classes['unitCell']}>
        <MarkedText source={test.unit} />
      </div>
    </div>
  );
}
