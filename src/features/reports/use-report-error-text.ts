import { useTranslation } from 'react-i18next';

import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import { FileError } from '@/lib/fetch-file';
import { ReportEngineError } from '@/reporting/report-engine';
import { useErrorText } from '@/ui/use-error-text';

/** Why there is no report, in words and with what to do. */
export function useReportErrorText(): (error: Error) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (error) => {
    if (error instanceof ReportRefusedError) return t(`reports.refused.${error.refusal}`);
    if (error instanceof FileError) {
      return t(`reports.file.${error.problem}`, { file: error.file, detail: error.detail });
    }
    return error instanceof ReportEngineError ? t('reports.engineFailed') : errorText(error);
  };
}
