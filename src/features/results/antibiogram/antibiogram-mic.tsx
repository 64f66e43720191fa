import { VisuallyHidden } from '@mantine/core';

import { useTexts } from '@/i18n/texts';

import classes from './antibiogram.module.css';

const WORD = /\p{L}{3}/u;

/** A minimum inhibitory concentration as the laboratory wrote it (`<=0.5`), or a dash where it wrote none. */
export function AntibiogramMic({ mic }: { readonly mic: string }) {
  const t = useTexts();
  if (mic.trim() !== '') {
    return (
      <span className={classes.mic} data-worded={WORD.test(mic) || undefined}>
        {mic}
      </span>
    );
  }
  return (
    <>
      <span aria-hidden>{'—'}</span>
      <VisuallyHidden>{t('results.antibiogram.noValue')}</VisuallyHidden>
    </>
  );
}
