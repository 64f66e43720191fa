import { VisuallyHidden } from '@mantine/core';

import type { Sensitivity } from '@/domain/results/antibiogram/antibiogram';
import { useTranslation } from '@/i18n/translation';

import classes from './antibiogram.module.css';

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
