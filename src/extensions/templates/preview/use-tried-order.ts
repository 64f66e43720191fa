import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { ReportKind } from '@/domain/reports/content/report-data';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { buildReport, fetchReport } from '@/features/reports/generate-report';
import { useReportContext } from '@/features/reports/use-report-context';

/**
 * The report of a real order, asked for as every report is, to be drawn by a template that is installed nowhere. It is kept while
 * it is looked at and nowhere else, and nobody is told of a delivery.
 */
export function useTriedOrder(kind: ReportKind, rules: VisibilityRules) {
  const contextFor = useReportContext(kind, useSettings());
  const running = useRef<AbortController | null>(null);
  const asking = useMutation({
    gcTime: 0,
    mutationFn: async (order: string) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const context = contextFor(rules);
      const run = { onStep: () => undefined, signal: controller.signal };
      const { job } = buildReport(await fetchReport(order, context, run), context);
      return { data: job.data, at: Date.now() };
    },
  });
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  return {
    report: asking.data ?? null,
    error: asking.error,
    isAsking: asking.isPending,
    ask: (order: string) => {
      asking.mutate(order);
    },
    forget: () => {
      running.current?.abort();
      asking.reset();
    },
  };
}
