import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readAuthorization } from '@/api/authentication/authorization-store';
import { changeStateTest } from '@/api/reports/change-state-test';
import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { getValidatingUsers } from '@/api/reports/get-validating-users';
import type { Settings } from '@/domain/configuration/settings';
import { buildReportData } from '@/domain/reports/build-report-data';
import { visibleAttachments } from '@/domain/reports/visible-attachments';
import type { VisibilityRules } from '@/domain/results/visible-tests';
import { createBlobUrl } from '@/lib/blob-urls';
import { dayOfInstant } from '@/lib/dates';
import { builtinEngine } from '@/reporting/builtin/builtin-engine';

import {
  generateReport,
  type GeneratedReport,
  type ReportPorts,
  type ReportStep,
} from './generate-report';
import { useReportWords } from './use-report-words';

/** What a report button knows. */
export interface ReportRequest {
  readonly order: string;
  readonly settings: Settings;
  readonly rules: VisibilityRules;
}

/** A generated report at an address that can be opened and downloaded. */
export interface ReadyReport extends GeneratedReport {
  readonly url: string;
}

/** The final report of an order as a job: its steps, its end, and the record of its delivery. */
export function useReportJob({ order, settings, rules }: ReportRequest) {
  const { i18n } = useTranslation();
  const words = useReportWords(settings.dateFormat);
  const [step, setStep] = useState<ReportStep>('order');
  const running = useRef<AbortController | null>(null);
  const delivered = useRef(false);

  const ports: ReportPorts = {
    loadHeader: getOrderHeader,
    loadReport: getFinalReport,
    loadValidators: getValidatingUsers,
    build: (report, validators) => ({
      attachments: visibleAttachments(report, rules),
      data: buildReportData(report, {
        kind: 'final',
        rules,
        validators,
        laboratory: {
          name: settings.branding.entity || settings.branding.title,
          logo: settings.branding.logo,
          color: settings.branding.color,
        },
        userName: readAuthorization()?.userName ?? '',
        now: Date.now(),
        words,
        dayOf: dayOfInstant,
      }),
    }),
    make: (data, attachments, signal) => {
      const language = i18n.language === 'en' ? 'en' : 'es';
      return builtinEngine.make({ data, attachments, language }, signal);
    },
  };

  const generation = useMutation({
    gcTime: 0,
    mutationFn: async (): Promise<ReadyReport> => {
      const controller = new AbortController();
      running.current = controller;
      delivered.current = false;
      const run = { onStep: setStep, signal: controller.signal };
      const report = await generateReport(order, ports, run);
      return { ...report, url: createBlobUrl(report.pdf, 'application/pdf') };
    },
  });

  const delivery = useMutation({
    gcTime: 0,
    mutationFn: async ({ order: reported }: GeneratedReport) => {
      const authorization = readAuthorization();
      if (authorization !== null) await changeStateTest(reported, authorization);
    },
  });

  const stop = () => {
    running.current?.abort();
    generation.reset();
    delivery.reset();
  };

  // Another order or the end of the screen: nobody waits for this report any more.
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  return {
    step,
    isRunning: generation.isPending,
    report: generation.data,
    error: generation.error,
    isDeliveryUnrecorded: delivery.isError,
    /** Makes the report and tells when it is ready. */
    start: generation.mutateAsync,
    /** Makes the report; `report` and `error` say how it went. */
    make: () => {
      generation.mutate();
    },
    stop,
    /** Records once per report that it was opened or downloaded (behaviour.md 4.7). */
    recordDelivery: (report: GeneratedReport) => {
      if (delivered.current) return;
      delivered.current = true;
      delivery.mutate(report);
    },
  };
}
