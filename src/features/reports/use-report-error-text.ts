import type { ReportKind } from '@/domain/reports/content/report-data';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import { UnreadAntibiogramError } from '@/domain/reports/unread-antibiogram-error';
import { useTranslation } from '@/i18n/translation';
import { FileError } from '@/lib/http/fetch-file';
import { ReportEngineError } from '@/reporting/report-engine';
import { useErrorText } from '@/ui/errors/use-error-text';

/** Why there is no report of a kind, in words and with what to do. */
export function useReportErrorText(kind: ReportKind): (error: Error) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (error) => {
    if (error instanceof ReportRefusedError) {
      // The two texts for "no data" are the specification's own.
      const refusal = error.refusal === 'unknown' ? 'empty' : error.refusal;
      const isBare = kind === 'preliminary' && refusal === 'empty';
      return t(isBare ? 'reports.refused.emptyPreliminary' : `reports.refused.${refusal}`);
    }
    if (error instanceof UnreadAntibiogramError) {
      return t('reports.unreadAntibiogram', { tests: error.tests.join(', ') });
    }
    if (error instanceof FileError) {
      return t(`reports.file.${error.problem}`, { file: error.file, detail: error.detail });
    }
    if (error instanceof ReportEngineError) return t(`reports.engine.${error.problem}`);
    return errorText(error);
  };
}
