import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ReportNotes } from './report-notes';
import { useReportErrorText } from './use-report-error-text';
import type { ReportDelivery } from './use-report-delivery';

interface ReportProgressProps {
  readonly delivery: ReportDelivery;
  readonly onRetry: () => void;
  /** Ways out while the report is being made. */
  readonly children?: ReactNode;
}

/** A report being made, failed or ready, with what can be done about it (spec §2, Report progress). */
export function ReportProgress({ delivery, onRetry, children }: ReportProgressProps) {
  const { t } = useTranslation();
  const errorText = useReportErrorText();
  const { report, error, isRunning, step } = delivery;
  return (
    <Stack>
      <div role="status">
        {isRunning && (
          <Group wrap="nowrap">
            <Loader size="sm" />
            <div>
              <Text>{t('reports.progress', { done: 0, total: 1 })}</Text>
              <Text size="sm">{t(`reports.step.${step}`)}</Text>
            </div>
          </Group>
        )}
        {report !== undefined && <Text>{t('reports.ready')}</Text>}
      </div>
      {error !== null && (
        <Alert color="red" role="alert" title={t('reports.failed')}>
          {errorText(error)}
        </Alert>
      )}
      {report !== undefined && (
        <ReportNotes report={report} isDeliveryUnrecorded={delivery.isDeliveryUnrecorded} />
      )}
      <Group justify="flex-end">
        {isRunning && children}
        {error !== null && <Button onClick={onRetry}>{t('app.retry')}</Button>}
        {report !== undefined && (
          <>
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
          </>
        )}
      </Group>
    </Stack>
  );
}
