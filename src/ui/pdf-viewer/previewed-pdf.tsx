import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { OpeningMessage } from './opening-message';
import { PdfPages } from './pdf-pages';
import classes from './pdf-viewer.module.css';
import { useOpenedPdf } from './use-opened-pdf';
import type { ViewedPdf } from './viewed-pdf';

export type PreviewedPdfProps = Pick<ViewedPdf, 'pdf' | 'title'>;

/** The preview itself; use `PdfPreview`, which loads it when it is needed. */
export function PreviewedPdf({ pdf, title }: PreviewedPdfProps) {
  const { t } = useTranslation();
  const opened = useOpenedPdf(pdf);
  return (
    <section aria-label={title} className={classes.viewer}>
      {opened.state === 'opening' && <OpeningMessage />}
      {opened.state === 'open' && <PdfPages pages={opened.pages}>{null}</PdfPages>}
      {opened.state === 'failed' && (
        <Alert color="red" role="alert" title={t('viewer.failed')}>
          {t('viewer.failedReason', { reason: opened.reason })}
        </Alert>
      )}
    </section>
  );
}
