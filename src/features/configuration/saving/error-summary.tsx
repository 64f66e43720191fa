import { Alert, Anchor } from '@mantine/core';

import classes from '@/features/configuration/configuration-form.module.css';
import { useTranslation } from '@/i18n/translation';
import type { FormProblem } from './use-form-problems';

interface ErrorSummaryProps {
  readonly problems: readonly FormProblem[];
  /** Leads to the field. */
  readonly onOpen: (problem: FormProblem) => void;
}

/** All that has to be corrected, on whichever tab it is. */
export function ErrorSummary({ problems, onOpen }: ErrorSummaryProps) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <Alert color="red" role="alert" title={t('configuration.summary', { count: problems.length })}>
      <ul className={classes.list}>
        {problems.map((problem) => {
          const { name, label, text } = problem;
          return (
            <li key={name}>
              <Anchor
                component="button"
                type="button"
                inherit
                onClick={() => {
                  onOpen(problem);
                }}
              >
                {t('configuration.summaryItem', { label, problem: text })}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
