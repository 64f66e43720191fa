import { useTranslation } from 'react-i18next';

import type { PrintRefusal } from '@/domain/reports/print/print-refusal';
import { PrintRefusedError } from '@/domain/reports/print/print-refused-error';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import { useReportErrorText } from '@/features/reports/use-report-error-text';
import { isNotConfigured } from '@/lib/http/api-error';

import { PrintMessage } from './print-message';
import { PrintRefused } from './print-refused';

interface PrintFailureProps {
  readonly error: Error;
  /** How the laboratory can be reached, line by line. */
  readonly contact: readonly string[];
  readonly onRetry: () => void;
}

/** Passes by itself; another sign-in with a refused account would only use up its attempts. */
const PASSING: PrintRefusal = 'key';

/** Why a link shows no report, and the retry where that can help. */
export function PrintFailure({ error, contact, onRetry }: PrintFailureProps) {
  const { t } = useTranslation();
  const errorText = useReportErrorText('final');
  const retry = { label: t('app.retry'), onClick: onRetry };
  if (error instanceof PrintRefusedError) {
    const { refusal } = error;
    return (
      <PrintRefused
        refusal={refusal}
        contact={contact}
        again={refusal === PASSING ? retry : null}
      />
    );
  }
  return (
    <PrintMessage
      title={t('reports.failed')}
      text={errorText(error)}
      error={error}
      contact={contact}
      again={error instanceof ReportRefusedError || isNotConfigured(error) ? null : retry}
    />
  );
}
