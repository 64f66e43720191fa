import { useSettings } from '@/api/configuration/get-configuration';
import { buildReportData } from '@/domain/reports/content/build-report-data';
import { paperLaboratory } from '@/domain/reports/content/paper-laboratory';
import type { ReportData, ReportKind } from '@/domain/reports/content/report-data';
import { NO_ORDER_FILE } from '@/domain/results/clinical-order';
import { useReportWords } from '@/features/reports/use-report-words';
import { dayOfInstant } from '@/lib/dates/dates';
import { serverNow } from '@/lib/session/server-clock';

import { sampleOrder, type Sample } from './samples/sample-order';

/** Samples hide nothing: they are nobody's. */
const RULES = { onlyValidated: false, panicBlocking: 'none', seesConfidential: true } as const;

/** The report of a sample, by the same rules and in the same words as every report. */
export function useSampleData(): (sample: Sample, kind: ReportKind) => ReportData {
  const settings = useSettings();
  const words = useReportWords(settings);
  return (sample, kind) => {
    const { order, validators, laboratory } = sampleOrder(sample, paperLaboratory(settings));
    return buildReportData(order, {
      kind,
      rules: RULES,
      validators,
      laboratory,
      clinicalOrder: { file: NO_ORDER_FILE, areas: [] },
      userName: '',
      portalUrl: window.location.origin,
      now: serverNow(),
      words,
      dayOf: dayOfInstant,
    });
  };
}
