import { useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

import type { Settings } from '@/domain/configuration/settings';
import type { ReportKind } from '@/domain/reports/content/report-data';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useLanguage } from '@/i18n/use-language';

import type { ReportContext } from './generate-report';
import { useReportWords } from './use-report-words';

/** The invented order whose report is shown below; null where reports are the laboratory's. */
export const SampleOrderContext = createContext<ReportOrder | null>(null);

/** What a report is made by: the portal's language and settings, and the rules of whoever may read it. */
export function useReportContext(
  kind: ReportKind,
  settings: Settings,
): (rules: VisibilityRules) => ReportContext {
  const queryClient = useQueryClient();
  const sample = use(SampleOrderContext);
  const words = useReportWords(settings);
  const language = useLanguage();
  return (rules) => ({ kind, settings, rules, words, language, queryClient, sample });
}
