import { useTranslation } from 'react-i18next';

import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visible-tests';

import classes from './test-name.module.css';
import { ValidatedIcon } from './validated-icon';

interface TestNameProps {
  readonly test: TestResult;
  /** VerNombreExamen: the full name instead of the abbreviation, which keeps the name beside it in small. */
  readonly showTestName: boolean;
}

/** Which test it is and whether it is validated; an unreadable state counts as not validated and is told. */
export function TestName({ test, showTestName }: TestNameProps) {
  const { t } = useTranslation();
  const isAbbreviated = !showTestName && test.abbreviation !== '';
  return (
    <>
      {isValidated(test) && <ValidatedIcon label={t('results.validated')} />}{' '}
      <span className={classes['name']}>
        {isAbbreviated ? test.abbreviation : test.name || test.abbreviation}
        {isAbbreviated && ' '}
        {isAbbreviated && <span className={classes['small']}>{test.name}</span>}
      </span>
      {test.state < 0 && <span className={classes['state']}>{t('results.unknownState')}</span>}
    </>
  );
}
