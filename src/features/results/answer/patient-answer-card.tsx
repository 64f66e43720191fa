import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';

import type { PatientAnswer } from '@/domain/results/summary/patient-answer';
import { useTranslation } from '@/i18n/translation';

import classes from './patient-answer-card.module.css';
import { UrgentAdvice } from './urgent-advice';
import { useAnswerSentences, useOwnSentence } from './use-answer-sentences';

interface PatientAnswerCardProps {
  readonly answer: PatientAnswer;
  /** Results that stand there without the filter. */
  readonly total: number;
  readonly isAlteredOnly: boolean;
  readonly onAlteredOnly: () => void;
}

/** How many results are in order, and which ones are not; what asks for action was told before. */
function Counted({ answer, total, isAlteredOnly, onAlteredOnly }: PatientAnswerCardProps) {
  const { t } = useTranslation();
  const sentences = useAnswerSentences()(answer);
  const { all, outside, unclear } = answer;
  const others = outside - answer.urgent.length;
  if (all === 0) return null;
  return (
    <>
      <Text fw={answer.urgent.length > 0 ? undefined : 600}>{sentences.within}</Text>
      {outside > 0 && (
        <Text>
          {others > 0 &&
            t(`results.answer.${others < outside ? 'othersOutside' : 'outside'}`, {
              count: others,
            })}{' '}
          <Anchor
            component="button"
            type="button"
            className={classes.which}
            onClick={onAlteredOnly}
          >
            {isAlteredOnly
              ? t('results.answer.showAll', { count: total })
              : t('results.answer.which', { count: outside })}
          </Anchor>
        </Text>
      )}
      {unclear > 0 && <Text>{t('results.answer.unclear', { count: unclear })}</Text>}
    </>
  );
}

/** What to do about it, in the laboratory's words where it has its own. */
function Advice({ answer }: Pick<PatientAnswerCardProps, 'answer'>) {
  const { t } = useTranslation();
  const own = useOwnSentence();
  const sentences = useAnswerSentences()(answer);
  const { all, within, outside, urgent, pending, isPartial } = answer;
  // Said of the order: with something still to come or left out nobody knows.
  const isNormal = within === all && all > 0 && pending === 0 && !isPartial;
  const normal = isNormal ? own('normal') : null;
  return (
    <>
      {urgent.length === 0 && outside > 0 && (
        <Text>{own('outside') ?? t('results.answer.advice')}</Text>
      )}
      {normal !== null && <Text>{normal}</Text>}
      {sentences.pending !== null && (
        <Text>
          {sentences.pending} {own('pending') ?? t('results.answer.later')}
        </Text>
      )}
    </>
  );
}

/** The answer that patients look for, before the results it is counted from. */
export function PatientAnswerCard(props: PatientAnswerCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const { which } = useAnswerSentences()(props.answer);
  const { all, pending } = props.answer;
  if (all === 0 && pending === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.answer}>
      <VisuallyHidden component="h3" id={id}>
        {t('results.answer.title')}
      </VisuallyHidden>
      {which !== null && (
        <div className={classes.urgent}>
          <UrgentAdvice which={which} validated={props.answer.urgentDate} />
        </div>
      )}
      <div className={classes.card}>
        <Counted {...props} />
        <Advice answer={props.answer} />
      </div>
    </section>
  );
}
