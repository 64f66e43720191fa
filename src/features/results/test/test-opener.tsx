import { use, type ReactNode } from 'react';

import type { TestResult } from '@/domain/results/test-result';
import { useTranslation } from '@/i18n/translation';

import { OpenTestContext } from './open-test-context';
import classes from './test-opener.module.css';

interface TestOpenerProps {
  readonly test: TestResult;
  /** Its name is marked as something that opens, its previous value only when it is pointed at. */
  readonly part: 'name' | 'previous';
  readonly children: ReactNode;
}

/** Opens all that is known of a test beside the results, where there is more of it than its row says; else its content as it is. */
export function TestOpener({ test, part, children }: TestOpenerProps) {
  const { t } = useTranslation();
  const openTest = use(OpenTestContext);
  if (openTest?.isOffered(test) !== true) return children;
  return (
    <button
      type="button"
      className={classes.opener}
      data-part={part}
      title={t(`results.test.open.${part}`)}
      aria-haspopup="dialog"
      data-on-paper
      onClick={(press) => {
        openTest.open(test, press);
      }}
    >
      {children}
    </button>
  );
}
