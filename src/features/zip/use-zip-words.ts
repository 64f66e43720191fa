import type { GeneratedReport } from '@/features/reports/generate-report';
import { useReportErrorText } from '@/features/reports/use-report-error-text';
import { useReportNotes } from '@/features/reports/use-report-notes';
import { useTranslation } from '@/i18n/translation';

import { runtimeConfig } from '@/lib/runtime-config';

import type { ZipWords } from './zip-job';

/** The words of the zip in the portal's language. */
export function useZipWords(): ZipWords {
  const { t } = useTranslation();
  const reasonOf = useReportErrorText('final');
  const notesOf = useReportNotes();
  const { reportPassword } = runtimeConfig();
  const skippedIn = ({ skipped }: GeneratedReport) =>
    skipped.map(({ name, reason }) => `${name} (${t(`reports.skipReason.${reason}`)})`).join(', ');
  const lessenedIn = ({ lessened }: GeneratedReport) =>
    lessened
      .map(({ name, losses }) => {
        const told = losses.map((loss) => t(`reports.loss.${loss}`)).join(' · ');
        return `${name} (${told})`;
      })
      .join(', ');
  return {
    summary: {
      results: t('results.title'),
      orders: t('orders.title'),
      protection: t('zip.summary.protection'),
      protectedNote: t('zip.summary.protectedNote'),
      note: t('zip.summary.note'),
      cut: t('history.combined.cut'),
      columns: {
        order: t('results.order'),
        date: t('zip.column.date'),
        dateText: t('zip.column.dateText'),
        documentType: t('search.documentType'),
        patientId: t('search.patientId'),
        patient: t('export.columns.patient'),
        test: t('results.columns.test'),
        result: t('results.columns.result'),
        number: t('zip.column.number'),
        unit: t('results.columns.unit'),
        interval: t('results.columns.reference'),
        flag: t('zip.column.flag'),
        area: t('results.area'),
        profile: t('export.columns.profile'),
        state: t('search.state'),
        reason: t('zip.column.reason'),
        fileName: t('zip.column.fileName'),
      },
      states: {
        included: t('zip.state.included'),
        failed: t('zip.state.failed'),
        empty: t('zip.state.empty'),
      },
    },
    listNote: (count) => t('zip.newest', { count }),
    stopped: t('zip.reason.stopped'),
    sessionOver: t('zip.reason.sessionOver'),
    reasonOf,
    remarkOf: (report) => {
      const count = report.skipped.length;
      const skipped = count > 0 ? [`${t('reports.skipped', { count })} ${skippedIn(report)}.`] : [];
      const parts = report.lessened.length;
      const lessened =
        parts > 0 ? [`${t('reports.lessened', { count: parts })} ${lessenedIn(report)}.`] : [];
      // Where every report is asked for, the note on all of them says so once.
      const isExceptional = report.protection?.source === 'ask' && reportPassword !== 'ask';
      const byCode = isExceptional ? [t('zip.protection.remark')] : [];
      return [...skipped, ...lessened, ...notesOf(report), ...byCode].join(' ');
    },
  };
}
