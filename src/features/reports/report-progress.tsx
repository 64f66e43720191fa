import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReportKind } from '@/domain/reports/content/report-data';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import { ErrorDetails } from '@/ui/errors/error-details';

import { ReportNotes } from './report-notes';
import { ReportOutputs } from './report-outputs';
import { StepText } from './step-text';
import { useReportErrorText } from './use-report-error-text';
import type { ReportDelivery } from './use-report-delivery';

interface ReportProgressProps {
  readonly delivery: ReportDelivery;
  readonly onRetry: () => void;
  /** Ways out while the report is being made. */
  readonly children?: ReactNode;
}

/** Nothing to report is no fault: a warning for the final report, information for the preliminary one (docs/behaviour.md 4.2). */
function alertColor(error: Error, kind: ReportKind): string {
  const isEmpty = error instanceof ReportRefusedError && error.refusal === 'empty';
  if (!isEmpty) return 'red';
  return kind === 'final' ? 'yellow' : 'blue';
}

/** A report being made, failed or ready, with what can be done about it (docs/behaviour.md §2, Report progress). */
export function ReportProgress({ delivery, onRetry, children }: ReportProgressProps) {
  const { t } = useTranslation();
  const { kind, report, error, isRunning, progress } = delivery;
  const errorText = useReportErrorText(kind);
  return (
    <Stack>
      <div role="status">
        {isRunning && (
          <Group wrap="nowrap">
            <Loader size="sm" />
            <div>
              <Text>{t('reports.progress', { done: 0, total: 1 })}</Text>
              <Text size="sm">
                <StepText progress={progress} />
              </Text>
            </div>
          </Group>
        )}
        {report !== undefined && <Text>{t('reports.ready')}</Text>}
      </div>
      {error !== null && (
        <Alert color={alertColor(error, kind)} role="alert" title={t('reports.failed')}>
          {errorText(error)}
          <ErrorDetails error={error} />
        </Alert>
      )}
      {report !== undefined && (
        <>
          <ReportNotes report={report} isDeliveryUnrecorded={delivery.isDeliveryUnrecorded} />
          <ReportOutputs delivery={delivery} report={report} />
        </>
      )}
      {(isRunning || error !== null) && (
        <Group justify="flex-end">
          {isRunning && children}
          {error !== null && <Button onClick={onRetry}>{t('app.retry')}</Button>}
        </Group>
      )}
    </Stack>
  );
}
