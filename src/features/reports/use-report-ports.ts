import { useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

import type { Settings } from '@/domain/configuration/settings';
import type { ReportKind } from '@/domain/reports/content/report-data';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useLanguage } from '@/i18n/use-language';

import type { ReportPorts } from './generate-report';
import { reportPorts, type ReportContext } from './report-ports';
import { useReportWords } from './use-report-words';

/** What stands in for the laboratory's servers, where its reports are only shown. */
export const ReportPortsContext =
  createContext<(context: ReportContext) => ReportPorts>(reportPorts);

/** The steps of a report in the portal's language, by the rules of whoever may read it. */
export function useReportPorts(
  kind: ReportKind,
  settings: Settings,
): (rules: VisibilityRules) => ReportPorts {
  const queryClient = useQueryClient();
  const portsOf = use(ReportPortsContext);
  const words = useReportWords(settings);
  const language = useLanguage();
  return (rules) => portsOf({ kind, settings, rules, words, language, queryClient });
}
