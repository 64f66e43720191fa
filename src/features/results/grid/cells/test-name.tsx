import { use } from 'react';

import type { ShownTest } from '@/features/results/grid/use-shown-test';
import { RepeatedTestsContext } from '@/features/results/repeated-tests-context';
import { TestOpener } from '@/features/results/test/test-opener';
import { useTranslation } from '@/i18n/translation';

import classes from './test-name.module.css';

interface TestNameProps {
  readonly shown: Pick<ShownTest, 'test' | 'label' | 'settings' | 'isUnvalidated'>;
}

/** The full name, or where the laboratory prefers it (VerNombreExamen) the abbreviation, which keeps the name beside it in small. */
function Name({ shown }: TestNameProps) {
  const { test, label, settings } = shown;
  const isAbbreviated = !settings.showTestName && test.abbreviation.trim() !== '';
  return (
    <span>
      {isAbbreviated ? test.abbreviation : label}
      {isAbbreviated && ' '}
      {isAbbreviated && <span className={classes.small}>{test.name}</span>}
    </span>
  );
}

/**
 * Which test it is, and that its value is not validated where others are; an unreadable state is told, as is an unreadable name. A
 * test that was done several times is told apart by its sample.
 */
export function TestName({ shown }: TestNameProps) {
  const { t } = useTranslation();
  const { test, isUnvalidated } = shown;
  const isRepeated = use(RepeatedTestsContext).includes(test.testId);
  return (
    <>
      <TestOpener test={test} part="name">
        <Name shown={shown} />
      </TestOpener>
      {isRepeated && test.sample !== '' && <span className={classes.state}>{test.sample}</span>}
      {test.unreadable.includes('name') && (
        <span className={classes.state}>{t('results.unreadableName')}</span>
      )}
      {isUnvalidated && <span className={classes.state}>{t('results.test.notValidated')}</span>}
      {test.state < 0 && <span className={classes.state}>{t('results.unknownState')}</span>}
    </>
  );
}
