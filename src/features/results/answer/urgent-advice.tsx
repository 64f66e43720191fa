import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { urgentWhen } from '@/domain/results/summary/patient-answer';
import { useTranslation } from '@/i18n/translation';
import { runtimeConfig } from '@/lib/runtime-config';
import { serverNow } from '@/lib/session/server-clock';
import { phoneAddress } from '@/ui/links/phone-link';

import classes from './urgent-advice.module.css';
import { useOwnSentence } from './use-answer-sentences';

interface UrgentAdviceProps {
  readonly which?: string;
  readonly validated: number | null;
  /** The way to them, where they stand elsewhere. */
  readonly children?: ReactNode;
}

/**
 * What to do about results that a physician has to know at once, in the laboratory's words where it has its own, and a button that
 * calls the laboratory. `which` says first what it is about, `validated` when the newest of them was.
 */
export function UrgentAdvice({ which, validated, children }: UrgentAdviceProps) {
  const { t } = useTranslation();
  const own = useOwnSentence();
  const { phone } = runtimeConfig();
  const when = urgentWhen(validated, serverNow());
  return (
    <div className={classes.advice}>
      {which !== undefined && <Text fw={600}>{which}</Text>}
      <Text>{own('critical') ?? t(`results.answer.critical.${when}`)}</Text>
      {children}
      {phone !== '' && (
        <Button
          component="a"
          href={phoneAddress(phone)}
          variant="filled"
          className={classes.call}
          translate="no"
        >
          <span>
            {t('results.answer.call')} <span className={classes.number}>{phone}</span>
          </span>
        </Button>
      )}
    </div>
  );
}
