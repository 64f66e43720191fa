import { VisuallyHidden } from '@mantine/core';

import { useTexts } from '@/i18n/texts';

import classes from './antibiogram.module.css';

/** A minimum inhibitory concentration as the laboratory wrote it (`<=0.5`), or a dash where it wrote none. */
export function AntibiogramMic({ mic }: { readonly mic: string }) {
  const t = useTexts();
  if (mic.trim() !== '') return <span className={classes.mic}>{mic}</span>;
  return (
    <>
      <span aria-hidden>{'—'}</span>
      <VisuallyHidden>{t('results.antibiogram.noValue')}</VisuallyHidden>
    </>
  );
}
