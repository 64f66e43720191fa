import { useTranslation } from 'react-i18next';

import { useSettings } from '@/api/configuration/get-configuration';
import { fullName } from '@/domain/orders/full-name';
import { paperLaboratory } from '@/domain/reports/content/paper-laboratory';
import type { MatrixSheet } from '@/domain/results/history/history-matrix-sheet';
import { birthMidnight } from '@/lib/dates/birth-midnight';
import { formatInstant, paperDateFormat } from '@/lib/dates/dates';
import { serverNow } from '@/lib/session/server-clock';
import type { MatrixDocument } from '@/reporting/builtin/matrix/matrix-document';

import type { HistoryRequest } from '@/features/history/history-request';

/** The combined history as its paper needs it: whose it is, of which laboratory, and when it was made. */
export function useMatrixPaper({ patient }: HistoryRequest) {
  const { t } = useTranslation();
  const settings = useSettings();
  const { dateFormat } = settings;
  const { birthday } = patient;
  const laboratory = paperLaboratory(settings);
  return (sheet: MatrixSheet, notes: readonly string[]): MatrixDocument => ({
    head: {
      title: t('history.combined.title'),
      patientName: fullName(patient),
      patientDocument: `${patient.documentType} ${patient.patientId}`.trim(),
      birthday: birthday === null ? '' : formatInstant(birthMidnight(birthday), dateFormat),
      generatedAt: formatInstant(serverNow(), paperDateFormat(dateFormat)),
      laboratoryName: laboratory.name,
      laboratoryContact: laboratory.contact,
      laboratoryLogo: laboratory.logo,
      laboratoryColor: laboratory.color,
    },
    sheet,
    testLabel: t('results.columns.test'),
    notes,
    boxed: t('reports.boxed'),
  });
}
