import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { Settings } from '@/domain/configuration/settings';
import { visibilityRules } from '@/domain/results/visibility/visible-tests';
import type { StepProgress } from '@/features/reports/generate-report';
import { useReportContext } from '@/features/reports/use-report-context';
import { pdfUrl } from '@/lib/files/blob-urls';

import { printReport, type PrintedReport } from './print-report';

/** A report with its first address, which no other report has, and what it says. */
export interface ReadyPrint extends PrintedReport {
  readonly url: string;
}

/**
 * Makes the report of a link as soon as its screen opens, and stops with it: by the same steps as the buttons, only what everybody
 * may see, validated tests, and no delivery. The preset account is never tried again without being asked.
 * `progress` is null while that account signs in.
 */
export function usePrintReport(order: string, settings: Settings) {
  const contextFor = useReportContext('final', settings);
  const [progress, setProgress] = useState<StepProgress | null>(null);
  const making = useMutation({
    gcTime: 0,
    mutationFn: async (signal: AbortSignal): Promise<ReadyPrint> => {
      setProgress(null);
      const report = await printReport(
        order,
        (authorization) => {
          const rules = visibilityRules(settings.results, { onlyValidated: true, authorization });
          return contextFor(rules);
        },
        { onStep: setProgress, signal },
      );
      return { ...report, url: pdfUrl(report.pdf) };
    },
  });
  const start = useEffectEvent((signal: AbortSignal) => {
    making.mutate(signal);
  });
  useEffect(() => {
    const controller = new AbortController();
    start(controller.signal);
    return () => {
      controller.abort();
    };
  }, []);
  return { progress, report: making.data, error: making.error };
}
