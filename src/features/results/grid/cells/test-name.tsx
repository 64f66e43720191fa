import { useTexts } from '@/i18n/texts';

import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';

import classes from './test-name.module.css';
import { ValidatedIcon } from './validated-icon';

interface TestNameProps {
  readonly test: TestResult;
  /** VerNombreExamen: the full name instead of the abbreviation, which keeps the name beside it in small. */
  readonly showTestName: boolean;
  /** The result is validated and there. */
  readonly isDone: boolean;
}

/** Which test it is and whether it is done; an unreadable state counts as not validated and is told, as is an unreadable name. */
export function TestName({ test, showTestName, isDone }: TestNameProps) {
  const t = useTexts();
  const isAbbreviated = !showTestName && test.abbreviation !== '';
  return (
    <>
      {isDone && <ValidatedIcon label={t('results.validated')} />}{' '}
      <span className={classes.name}>
        {isAbbreviated ? test.abbreviation : testLabel(test)}
        {isAbbreviated && ' '}
        {isAbbreviated && <span className={classes.small}>{test.name}</span>}
      </span>
      {test.unreadable.includes('name') && (
        <span className={classes.state}>{t('results.unreadableName')}</span>
      )}
      {test.state < 0 && <span className={classes.state}>{t('results.unknownState')}</span>}
    </>
  );
}
