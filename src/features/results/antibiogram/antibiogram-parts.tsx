import { VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';

import type { Microorganism, Sensitivity } from '@/domain/results/antibiogram/antibiogram';
import { susceptibility } from '@/domain/results/antibiogram/susceptibility';
import { CommentText } from '@/features/results/dialogs/comment-text';
import { useTranslation } from '@/i18n/translation';

import classes from './antibiogram.module.css';

/** The name of an antibiotic, which may break after the slash of a combination (`Trimetoprim/sulfametoxazol`). */
export function AntibioticName({ name }: { readonly name: string }) {
  return name.split(/(?<=\/)/).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const WORD = /\p{L}{3}/u;

/**
 * A minimum inhibitory concentration as the laboratory wrote it (`<=0.5`), or a dash where it wrote none; what is not the
 * analyser's says what it is.
 */
export function AntibiogramMic({ mic, method }: Pick<Sensitivity, 'mic' | 'method'>) {
  const { t } = useTranslation();
  return (
    <>
      {mic.trim() === '' ? (
        <>
          <span aria-hidden>{'—'}</span>
          <VisuallyHidden>{t('results.antibiogram.noValue')}</VisuallyHidden>
        </>
      ) : (
        <span className={classes.mic} data-worded={WORD.test(mic) || undefined}>
          {mic}
        </span>
      )}
      {method !== undefined && <> {t(`results.antibiogram.method.${method}`)}</>}
    </>
  );
}

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

/** What is written of a microorganism, in the order of the report: how much of it grew, its comment, and what the laboratory adds. */
export function OrganismComments({ microorganism }: { readonly microorganism: Microorganism }) {
  const { t } = useTranslation();
  const { comment, count = '', complement = '' } = microorganism;
  return (
    <>
      <CommentText stored={count} label={t('results.antibiogram.note.count')}>
        {null}
      </CommentText>
      <CommentText stored={comment}>{null}</CommentText>
      <CommentText stored={complement} label={t('results.antibiogram.note.complement')}>
        {null}
      </CommentText>
    </>
  );
}
