import { useTranslation } from 'react-i18next';

import type { WorkbookWords } from '@/reporting/workbook/workbook-job';

/** Names of the workbook's sheets and columns in the portal's language. */
export function useWorkbookWords(): WorkbookWords {
  const { t } = useTranslation();
  return {
    matrix: t('history.combined.title'),
    data: t('history.combined.data'),
    notes: t('history.combined.notes'),
    cut: t('history.combined.cut'),
    test: t('results.columns.test'),
    area: t('history.combined.columns.area'),
    profile: t('history.combined.columns.profile'),
    unit: t('results.columns.unit'),
    interval: t('results.columns.reference'),
    date: t('history.columns.date'),
    order: t('history.columns.order'),
    result: t('history.columns.result'),
    number: t('history.combined.columns.value'),
    flag: t('history.columns.mark'),
    sample: t('history.combined.columns.sample'),
  };
}
