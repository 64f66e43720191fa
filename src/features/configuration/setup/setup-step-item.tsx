import { Anchor, Button, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

import type { FieldPlace } from '@/features/configuration/tabs/field-place';
import { useTranslation } from '@/i18n/translation';

import type { SetupGap, SetupStep, SetupStepState } from './setup-state';
import classes from './setup-tab.module.css';

/** Where a step is done, for those that are done in this dialog. */
const PLACES: Readonly<Partial<Record<SetupStep, FieldPlace>>> = {
  identity: { tab: 'client', name: 'configuration.Titulo' },
  userTypes: { tab: 'userTypes', name: 'userTypes.0.visible' },
  mail: { tab: 'mail', name: 'configuration.ServidorCorreo' },
  terms: { tab: 'terms', name: 'configuration.TerminosCondiciones' },
};
const MAIL_TEST: FieldPlace = { tab: 'mail', name: 'mailTest' };

/** In the place of the number; the word beside it says so. */
const DONE = '✓';

function useGapText(): (gap: SetupGap) => string {
  const { t } = useTranslation();
  return (gap) =>
    gap.kind === 'note'
      ? t(`setup.note.${gap.note}`)
      : t(`setup.${gap.kind}`, { label: t(`configuration.label.${gap.key}`) });
}

interface GapListProps {
  readonly gaps: readonly SetupGap[];
  readonly onOpen: (place: FieldPlace) => void;
}

/** What is lacking or advised, each leading to the field that mends it. */
function GapList({ gaps, onOpen }: GapListProps) {
  const textOf = useGapText();
  if (gaps.length === 0) return null;
  return (
    <ul className={classes.gaps}>
      {gaps.map((gap) => {
        const { place } = gap;
        const text = textOf(gap);
        return (
          <li key={text}>
            {place === null ? (
              text
            ) : (
              <Anchor
                component="button"
                type="button"
                inherit
                onClick={() => {
                  onOpen(place);
                }}
              >
                {text}
              </Anchor>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface SetupStepItemProps {
  readonly state: SetupStepState;
  /** 1 for the first. */
  readonly place: number;
  /** The first that is open. */
  readonly isNext: boolean;
  readonly onOpen: (place: FieldPlace) => void;
  /** What else a step offers. */
  readonly children: ReactNode;
}

/** One of the first steps: whether it is done, what it lacks in words, and the way there. Done, it is one line that unfolds. */
export function SetupStepItem({ state, place, isNext, onOpen, children }: SetupStepItemProps) {
  const { t } = useTranslation();
  const id = useId();
  const { step, isDone, lacking, advice } = state;
  const own = PLACES[step];
  const first = lacking.find((gap) => gap.place !== null)?.place ?? own;
  return (
    <li aria-labelledby={id}>
      {/* What the check found is to be read by whoever has just shown it. */}
      <details
        className={classes.step}
        data-done={isDone || undefined}
        open={!isDone || step === 'review'}
      >
        <summary className={classes.head} data-place={isNext ? 'openStep' : undefined}>
          <span aria-hidden className={classes.mark}>
            {isDone ? DONE : place}
          </span>
          <Title order={4} size="h6" id={id}>
            {t(`setup.step.${step}`)}
          </Title>
          <span className={classes.state} data-done={isDone || undefined}>
            {t(isDone ? 'setup.done' : 'setup.open')}
          </span>
        </summary>
        <div className={classes.content}>
          <Text size="sm">{t(`setup.help.${step}`)}</Text>
          <GapList gaps={lacking} onOpen={onOpen} />
          {advice.length > 0 && (
            <>
              <Text size="sm" className={classes.advice}>
                {t('setup.advice')}
              </Text>
              <GapList gaps={advice} onOpen={onOpen} />
            </>
          )}
          <div className={classes.actions}>
            {first !== undefined && (
              <Button
                variant={isDone ? 'default' : 'light'}
                size="xs"
                onClick={() => {
                  onOpen(first);
                }}
              >
                {t(`setup.go.${step}`)}
              </Button>
            )}
            {step === 'mail' && (
              <Button
                variant="default"
                size="xs"
                disabled={!isDone}
                onClick={() => {
                  onOpen(MAIL_TEST);
                }}
              >
                {t('setup.mailTest')}
              </Button>
            )}
          </div>
          {children}
        </div>
      </details>
    </li>
  );
}
