import { Alert, Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { downloadUrl } from '@/lib/files/download';
import { printPdf } from '@/lib/files/print-pdf';
import { canSharePdf, sharePdf } from '@/lib/files/share-file';

import type { ViewedPdf } from './viewed-pdf';

/** The ways of a document out of the viewer (docs/behaviour.md §4, Output modes). */
export function PdfOutputs({ pdf, url, fileName }: Omit<ViewedPdf, 'title'>) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState<'print' | 'share' | null>(null);
  const print = () => {
    setFailed(null);
    printPdf(url).catch(() => {
      setFailed('print');
    });
  };
  // The browser's own printing would put the page on paper, which holds a part of the document at most.
  useHotkeys([['mod+P', print]], []);
  const share = () => {
    setFailed(null);
    sharePdf(pdf, fileName).catch(() => {
      setFailed('share');
    });
  };
  return (
    <Group gap="xs">
      <Button variant="default" onClick={print}>
        {t('viewer.print')}
      </Button>
      <Button
        variant="default"
        onClick={() => {
          downloadUrl(url, fileName);
        }}
      >
        {t('viewer.download')}
      </Button>
      {canSharePdf() && (
        <Button variant="default" onClick={share}>
          {t('viewer.share')}
        </Button>
      )}
      {failed !== null && (
        <Alert color="red" role="alert">
          {t(`viewer.${failed}Failed`)}
        </Alert>
      )}
    </Group>
  );
}
