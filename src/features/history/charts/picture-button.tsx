import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';

import type { OrderSummary } from '@/domain/orders/order-summary';
import type { TestResult } from '@/domain/results/test-result';
import { createBlobUrl } from '@/lib/files/blob-urls';
import { downloadUrl } from '@/lib/files/download';
import { fileNamePart } from '@/lib/files/file-name-part';
import { plainText } from '@/lib/text/marked-text';
import { chartPicture } from '@/ui/charts/chart-picture';

import { patientText } from '@/domain/orders/patient-text';
import { useTestTitle } from '@/features/history/use-test-title';
import { useTranslation } from '@/i18n/translation';

interface PictureButtonProps {
  readonly test: TestResult;
  readonly patient: OrderSummary;
  /** Where the chart is drawn. */
  readonly frame: RefObject<HTMLElement | null>;
}

const PNG = 'image/png';

/** Downloads a chart as it stands, below test and patient as on screen; the file's name holds neither patient nor order. */
export function PictureButton({ test, patient, frame }: PictureButtonProps) {
  const { t } = useTranslation();
  const title = useTestTitle()(test);
  const picture = useMutation({
    mutationFn: async () => {
      const drawing = frame.current?.querySelector<SVGSVGElement>('svg[role="application"]');
      if (!drawing) throw new Error('no chart is drawn');
      const heading = `${title} ${plainText(test.unit)}`.trim();
      const blob = await chartPicture(drawing, [heading, patientText(patient)]);
      const url = createBlobUrl(new Uint8Array(await blob.arrayBuffer()), PNG);
      const name = fileNamePart(test.abbreviation) || `${test.testId}`;
      downloadUrl(url, t('history.chart.file', { name }));
    },
  });
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        loading={picture.isPending}
        aria-label={t('history.chart.downloadOf', { test: title })}
        onClick={() => {
          picture.mutate();
        }}
      >
        {t('history.chart.download')}
      </Button>
      {picture.isError && (
        <Text role="alert" size="sm" c="red">
          {t('history.chart.downloadFailed')}
        </Text>
      )}
    </>
  );
}
