import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { changeStateTest } from '@/api/reports/change-state-test';
import { noteDelivered } from '@/api/reports/delivered-orders';
import { readAuthorization } from '@/api/session/authorization-store';
import { PATIENT } from '@/domain/auth/user-type';
import type { NamedPatient } from '@/domain/orders/patient-contradiction';
import { deliveredContent } from '@/domain/reports/delivery/delivery-record';
import type { ReportKind } from '@/domain/reports/content/report-data';
import { requireListedPatient } from '@/domain/reports/require-listed-patient';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { pdfUrl } from '@/lib/files/blob-urls';

import {
  buildReport,
  drawReport,
  fetchReport,
  type GeneratedReport,
  type StepProgress,
} from './generate-report';
import { useReportContext } from './use-report-context';

/** What a report button knows. */
export interface ReportRequest {
  readonly order: string;
  /** Whose order it is, as the list says; null where no list named anybody. */
  readonly patient: NamedPatient | null;
  readonly kind: ReportKind;
  readonly rules: VisibilityRules;
}

/** A generated report with its first address, which no other report has; newer files may have taken its place (`pdfUrl`). */
export interface ReadyReport extends GeneratedReport {
  readonly url: string;
}

const FIRST_STEP: StepProgress = { step: 'order', received: 0 };

/** The report of an order as a job: its steps, its end, and the record of its delivery. */
export function useReportJob({ order, patient, kind, rules }: ReportRequest) {
  const queryClient = useQueryClient();
  const contextFor = useReportContext(kind, useSettings());
  const [progress, setProgress] = useState<StepProgress>(FIRST_STEP);
  const running = useRef<AbortController | null>(null);
  /** What was delivered since the reader began with this report. */
  const delivered = useRef<string | null>(null);
  const [isLargePrint, setIsLargePrint] = useState(false);

  const generation = useMutation({
    gcTime: 0,
    mutationFn: async (isLarge: boolean): Promise<ReadyReport> => {
      const controller = new AbortController();
      running.current = controller;
      const run = { onStep: setProgress, signal: controller.signal };
      const context = { ...contextFor(rules), isLargePrint: isLarge };
      const fetched = await fetchReport(order, context, run);
      if (patient !== null) requireListedPatient(patient, fetched.order);
      const report = await drawReport(buildReport(fetched, context), context, run);
      return { ...report, url: pdfUrl(report.pdf) };
    },
  });

  const delivery = useMutation({
    gcTime: 0,
    mutationFn: async ({ order: reported }: GeneratedReport): Promise<number | null> => {
      const authorization = readAuthorization();
      if (authorization === null) return null;
      await changeStateTest(reported, authorization);
      const at = noteDelivered(queryClient, [order]);
      return authorization.type === PATIENT ? null : at;
    },
  });

  const stop = () => {
    running.current?.abort();
    generation.reset();
    delivery.reset();
    delivered.current = null;
    setIsLargePrint(false);
  };

  // Another order or the end of the screen: nobody waits for this report any more.
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  return {
    kind,
    progress,
    isRunning: generation.isPending,
    report: generation.data,
    error: generation.error,
    isDeliveryUnrecorded: delivery.isError,
    /** When it was handed over, in epoch milliseconds; null before, and for patients, who take it for themselves. */
    deliveredAt: delivery.data ?? null,
    /** Makes the report and tells when it is ready. */
    start: () => generation.mutateAsync(isLargePrint),
    /** Makes the report; `report` and `error` say how it went. */
    make: () => {
      generation.mutate(isLargePrint);
    },
    isLargePrint,
    /** Makes the report anew, in large print or as it was. */
    makeInLargePrint: (isLarge: boolean) => {
      setIsLargePrint(isLarge);
      generation.mutate(isLarge);
    },
    stop,
    /**
     * Records once that a final report was opened, downloaded or printed, and again where it was made anew, in large print, and
     * says something else by then; a preliminary one delivers nothing.
     */
    recordDelivery: (report: GeneratedReport) => {
      if (kind !== 'final') return;
      const content = deliveredContent(report.order.wire);
      if (content === delivered.current) return;
      delivered.current = content;
      delivery.mutate(report);
    },
  };
}
