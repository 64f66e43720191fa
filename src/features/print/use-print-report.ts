import { useMutation, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { printReport, type MakeReport } from './print-report';

/** What a link's report is made of. */
export interface PrintJob<Report> {
  readonly order: string;
  readonly makeReport: MakeReport<Report>;
  /** A cache of the screen's own: nothing of a link gets into the portal's, and a refusal here ends nobody's session. */
  readonly cache: QueryClient;
}

/**
 * Makes the report as soon as its screen opens, and stops with it. The preset account is never tried again without being asked
 * (docs/promises.md B14).
 */
export function usePrintReport<Report>({ order, makeReport, cache }: PrintJob<Report>) {
  const { t } = useTranslation();
  const [step, setStep] = useState(t('print.preparing'));
  const running = useRef<AbortController | null>(null);
  const making = useMutation(
    {
      gcTime: 0,
      mutationFn: (signal: AbortSignal) => {
        setStep(t('print.preparing'));
        return printReport(order, makeReport, { onStep: setStep, signal });
      },
    },
    cache,
  );
  const start = () => {
    const controller = new AbortController();
    running.current = controller;
    making.mutate(controller.signal);
  };
  const startAtOnce = useEffectEvent(start);
  useEffect(() => {
    startAtOnce();
    return () => {
      running.current?.abort();
    };
  }, []);
  return { step, report: making.data, error: making.error, start };
}
