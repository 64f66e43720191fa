import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { ReportKind } from '@/domain/reports/content/report-data';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import { useTranslation } from '@/i18n/translation';
import { useDeliveredText } from '@/ui/use-delivered-text';
import { isNotConfigured } from '@/lib/http/api-error';
import { ErrorDetails } from '@/ui/errors/error-details';

import { PartialNote, ReportNotes } from './report-notes';
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

/** What trying again cannot change: there is nothing to report, or the laboratory holds it back. */
const FINAL_REFUSALS: readonly ReportRefusedError['refusal'][] = ['empty', 'blocked'];

/** Why there is no report: nothing to report is no fault, only a note. */
function NoReport({ error, kind }: { readonly error: Error; readonly kind: ReportKind }) {
  const { t } = useTranslation();
  const text = useReportErrorText(kind)(error);
  if (isRefused(error)) {
    return (
      <Alert color={kind === 'final' ? 'yellow' : 'blue'} role="alert">
        {text}
      </Alert>
    );
  }
  return (
    <Alert color="red" role="alert" title={t('reports.failed')}>
      {text}
      <ErrorDetails error={error} />
    </Alert>
  );
}

/** True where there is nothing to report, or the laboratory holds it back: trying again cannot change that. */
function isRefused(error: Error | null): boolean {
  return error instanceof ReportRefusedError && FINAL_REFUSALS.includes(error.refusal);
}

/** A report being made, failed or ready, with what can be done about it. */
export function ReportProgress({ delivery, onRetry, children }: ReportProgressProps) {
  const { t } = useTranslation();
  const { kind, report, error, isRunning, progress, deliveredAt } = delivery;
  const deliveredText = useDeliveredText();
  const { dateFormat } = useSettings();
  const canRetry = error !== null && !isRefused(error) && !isNotConfigured(error);
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
        {report !== undefined && (
          <>
            <PartialNote partial={report.partial} />
            <Text>{t('reports.ready')}</Text>
            {deliveredAt !== null && <Text>{deliveredText(deliveredAt, dateFormat)}</Text>}
          </>
        )}
      </div>
      {error !== null && <NoReport error={error} kind={kind} />}
      {report !== undefined && (
        <>
          <ReportNotes report={report} isDeliveryUnrecorded={delivery.isDeliveryUnrecorded} />
          <ReportOutputs delivery={delivery} report={report} />
        </>
      )}
      {(isRunning || canRetry) && (
        <Group justify="flex-end">
          {isRunning && children}
          {canRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
        </Group>
      )}
    </Stack>
  );
}
