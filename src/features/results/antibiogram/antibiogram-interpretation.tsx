import { VisuallyHidden } from '@mantine/core';

import { susceptibility } from '@/domain/results/antibiogram/susceptibility';
import { useTranslation } from '@/i18n/translation';

import classes from './antibiogram.module.css';

interface AntibiogramInterpretationProps {
  /** As the laboratory sent it; empty when it sent none. */
  readonly interpretation: string;
  /** Whether there is room for the word beside the letter. */
  readonly wording: 'shown' | 'spoken';
}

/** S, I or R with its word, or the laboratory's own text; nothing where it sent none. */
export function AntibiogramInterpretation({
  interpretation,
  wording,
}: AntibiogramInterpretationProps) {
  const { t } = useTranslation();
  if (interpretation.trim() === '') return null;
  const category = susceptibility(interpretation);
  if (category === null) return <span>{interpretation}</span>;
  const word = t(`results.antibiogram.category.${category}`);
  return (
    <>
      <span className={classes.letter} data-category={category} title={word}>
        {category}
      </span>{' '}
      {wording === 'shown' ? <span>{word}</span> : <VisuallyHidden>{word}</VisuallyHidden>}
    </>
  );
}
