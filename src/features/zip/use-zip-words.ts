import { useTranslation } from 'react-i18next';

import type { ZipWords } from './zip-job';

/** The words of the summary in the portal's language. */
export function useZipWords(): ZipWords {
  const { t } = useTranslation();
  return {
    summary: {
      results: t('zip.summary.results'),
      orders: t('zip.summary.orders'),
      cut: t('zip.summary.cut'),
      columns: {
        order: t('zip.column.order'),
        date: t('zip.column.date'),
        dateText: t('zip.column.dateText'),
        documentType: t('zip.column.documentType'),
        patientId: t('zip.column.patientId'),
        patient: t('zip.column.patient'),
        test: t('zip.column.test'),
        result: t('zip.column.result'),
        number: t('zip.column.number'),
        unit: t('zip.column.unit'),
        interval: t('zip.column.interval'),
        flag: t('zip.column.flag'),
        state: t('zip.column.state'),
        reason: t('zip.column.reason'),
        fileName: t('zip.column.fileName'),
      },
      states: {
        included: t('zip.state.included'),
        failed: t('zip.state.failed'),
        empty: t('zip.state.empty'),
      },
    },
    stopped: t('zip.reason.stopped'),
    sessionOver: t('zip.reason.sessionOver'),
  };
}
