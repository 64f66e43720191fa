import { Alert, Button, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';

import { useTranslation } from '@/i18n/translation';
import { pdfUrl } from '@/lib/files/blob-urls';
import { downloadUrl, showsPdf } from '@/lib/files/download';
import { printPdf } from '@/lib/files/print-pdf';
import { canSharePdf, sharePdf } from '@/lib/files/share-file';

import { OpeningMessage } from './opening-message';
import { PdfPages } from './pdf-pages';
import classes from './pdf-viewer.module.css';
import { useOpenedPdf } from './use-opened-pdf';
import type { ViewedPdf } from './viewed-pdf';

/** The ways of a document out of the viewer. */
function PdfOutputs({ pdf, leave, fileName, beside, onLeft }: Omit<ViewedPdf, 'title'>) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState<'print' | 'download' | 'share' | null>(null);
  const takeBy = (way: 'print' | 'download' | 'share') => async () => {
    setFailed(null);
    const leavingUrl = async () => pdfUrl(await leave());
    try {
      if (way === 'print') await printPdf({ url: pdfUrl(pdf), leavingUrl, fileName });
      else if (way === 'download') downloadUrl(await leavingUrl(), fileName);
      else if (!(await sharePdf(await leave(), fileName))) return;
      onLeft?.();
    } catch {
      setFailed(way);
    }
  };
  const [print, download, share] = [takeBy('print'), takeBy('download'), takeBy('share')];
  // The browser's own printing would put the page on paper, which holds a part of the document at most.
  useHotkeys([['mod+P', () => void print()]], []);
  return (
    <Group gap="xs">
      <Button variant="default" onClick={() => void print()}>
        {t('viewer.print')}
      </Button>
      <Button variant="default" onClick={() => void download()}>
        {t('viewer.download')}
      </Button>
      {canSharePdf() && (
        <Button variant="default" onClick={() => void share()}>
          {t('viewer.share')}
        </Button>
      )}
      {beside}
      {!showsPdf() && <Text size="sm">{t('viewer.noViewer')}</Text>}
      {failed !== null && (
        <Alert color="red" role="alert">
          {t(`viewer.${failed}Failed`)}
        </Alert>
      )}
    </Group>
  );
}

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
