import { Alert } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';

import { OpeningMessage } from './opening-message';
import { PdfOutputs } from './pdf-outputs';
import { PdfPages } from './pdf-pages';
import classes from './pdf-viewer.module.css';
import { useOpenedPdf } from './use-opened-pdf';
import type { ViewedPdf } from './viewed-pdf';

/** The viewer itself; use `PdfViewer`, which loads it when it is needed. */
export function OpenedPdf({ title, place, ...file }: ViewedPdf) {
  const { t } = useTranslation();
  const opened = useOpenedPdf(file.pdf);
  return (
    <section aria-label={title} className={classes.viewer}>
      {opened.state === 'opening' && <OpeningMessage />}
      {opened.state === 'open' && (
        <PdfPages pages={opened.pages} place={place}>
          <PdfOutputs {...file} />
        </PdfPages>
      )}
      {opened.state === 'failed' && (
        <div className={classes.failure}>
          <Alert color="red" role="alert" title={t('viewer.failed')}>
            {t('viewer.failedReason', { reason: opened.reason })}
          </Alert>
          <PdfOutputs {...file} />
        </div>
      )}
      <p className={classes.onPaper}>{t('viewer.onPaper')}</p>
    </section>
  );
}
