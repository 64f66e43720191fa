import { useTranslation } from '@/i18n/translation';
import { FileError } from '@/lib/http/fetch-file';
import { ReportEngineError } from '@/reporting/report-engine';
import { useErrorText } from '@/ui/errors/use-error-text';

/** Why there is no file, in words and with what to do. */
export function useFileErrorText(): (error: Error) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (error) => {
    if (error instanceof FileError) {
      return t(`reports.file.${error.problem}`, { file: error.file, detail: error.detail });
    }
    if (error instanceof ReportEngineError) return t(`reports.engine.${error.problem}`);
    return errorText(error);
  };
}
