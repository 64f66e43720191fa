import { Alert, Button, Checkbox, Group, Text } from '@mantine/core';

import '@mantine/core/styles/Checkbox.layer.css';

import { useTranslation } from '@/i18n/translation';
import { showsPdf } from '@/lib/files/download';
import { canSharePdf } from '@/lib/files/share-file';
import { runtimeConfig } from '@/lib/runtime-config';

import { ProtectionChoice } from './protection/protection-note';
import type { ReportDelivery } from './use-report-delivery';
import type { ReadyReport } from './use-report-job';

interface ReportOutputsProps {
  readonly delivery: ReportDelivery;
  readonly report: ReadyReport;
}

/** The ways a finished report reaches the reader. */
export function ReportOutputs({ delivery, report }: ReportOutputsProps) {
  const { t } = useTranslation();
  const { refused, protection, isLeaving } = delivery;
  return (
    <>
      {runtimeConfig().reportEngine === 'builtin' && (
        <Checkbox
          checked={delivery.isLargePrint}
          onChange={({ currentTarget }) => {
            delivery.makeInLargePrint(currentTarget.checked);
          }}
          label={t('reports.largePrint')}
        />
      )}
      <ProtectionChoice protection={protection} />
      {refused !== null && (
        <Alert color="red" role="alert">
          {refused}
        </Alert>
      )}
      <Text role="status" size="sm">
        {isLeaving && t('reports.protection.protecting')}
      </Text>
      {!showsPdf() && <Text size="sm">{t('viewer.noViewer')}</Text>}
      <Group justify="flex-end">
        {canSharePdf() && (
          <Button
            variant="default"
            onClick={() => {
              delivery.share(report);
            }}
          >
            {t('reports.share')}
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => {
            delivery.print(report);
          }}
        >
          {t('reports.print')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            delivery.download(report);
          }}
        >
          {t('reports.download')}
        </Button>
        <Button
          onClick={() => {
            delivery.open(report);
          }}
        >
          {t('reports.open')}
        </Button>
      </Group>
    </>
  );
}
