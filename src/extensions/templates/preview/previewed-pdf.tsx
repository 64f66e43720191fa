import { Alert } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';
import { OpeningMessage } from '@/ui/pdf-viewer/opening-message';
import { PdfPages } from '@/ui/pdf-viewer/pdf-pages';
import classes from '@/ui/pdf-viewer/pdf-viewer.module.css';
import { useOpenedPdf } from '@/ui/pdf-viewer/use-opened-pdf';
import type { ViewedPdf } from '@/ui/pdf-viewer/viewed-pdf';

/** A PDF that changes while it is looked at. The last document keeps its place and page until the next one is open. */
export function PreviewedPdf({ pdf, title }: Pick<ViewedPdf, 'pdf' | 'title'>) {
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
