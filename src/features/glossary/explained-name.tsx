import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { GlossaryEntry, Outcome } from '@/domain/glossary/glossary';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/lazy-part';

import classes from './explained-name.module.css';

const ExplanationDialog = lazyDialog(() =>
  import('./glossary-dialog').then((module) => module.GlossaryDialog),
);

/** What is said of a test beside its result. */
export interface Explanation {
  readonly entry: GlossaryEntry;
  /** The paragraph that fits the result; null for none. */
  readonly outcome: Outcome | null;
  /** Stands before everything else. */
  readonly advice: ReactNode;
}

interface ExplainedNameProps extends Explanation {
  /** What the test is called beside its result. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The name of a test, which opens what the test is. */
export function ExplainedName({ children, label, ...explanation }: ExplainedNameProps) {
  const { t } = useTranslation();
  const { open, dialog } = useDialog((close) => (
    <ExplanationDialog asked={{ ...explanation, label }} onClose={close} />
  ));
  return (
    <>
      <button
        type="button"
        className={classes.name}
        title={t('glossary.open')}
        aria-haspopup="dialog"
        data-on-paper
        onClick={open}
      >
        {children}
      </button>
      {dialog}
    </>
  );
}
