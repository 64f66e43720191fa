import { useQueryClient } from '@tanstack/react-query';

import { noteActivity } from '@/api/authentication/authorization-store';
import { reportSettingsOptions } from '@/api/configuration/get-report-settings';
import { changeStateTest } from '@/api/reports/change-state-test';
import type { Authorization } from '@/domain/auth/authorization';
import type { Settings } from '@/domain/configuration/settings';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { drawFetched, fetchReport } from '@/features/reports/generate-report';
import { reportPorts } from '@/features/reports/report-ports';
import { useReportErrorText } from '@/features/reports/use-report-error-text';
import { useReportWords } from '@/features/reports/use-report-words';
import { leaveSession } from '@/features/session/leave-session';
import type { ZipPorts } from '@/features/zip/zip-ports';
import { useLanguage } from '@/i18n/use-language';
import { readClocks } from '@/lib/session/session-clock';

import { useReportRemark } from './use-report-remark';

interface ZipContext {
  readonly authorization: Authorization;
  readonly settings: Settings;
  readonly rules: VisibilityRules;
}

/** The dialog of the zip tells of orders, not of the steps of each. */
function onStep(): void {
  return undefined;
}

/** Gives the zip the final report of the single order: the same engine, template, labels and rules. */
export function useZipPorts({ authorization, settings, rules }: ZipContext): ZipPorts {
  const queryClient = useQueryClient();
  const words = useReportWords(settings);
  const reasonOf = useReportErrorText('final');
  const remarkOf = useReportRemark();
  const language = useLanguage();
  const ports = reportPorts({ kind: 'final', settings, rules, words, language, queryClient });

  return {
    loadFileNaming: async () => (await queryClient.query(reportSettingsOptions())).fileNaming,
    prepare: async (order, signal) => {
      const fetched = await fetchReport(order, ports, { onStep, signal });
      const job = ports.build(fetched);
      return {
        order: fetched.order,
        data: job.data,
        draw: async (drawSignal) => {
          const built = { ...ports, build: () => job };
          const made = await drawFetched(fetched, built, { onStep, signal: drawSignal });
          return { pdf: made.pdf, remark: remarkOf(made) };
        },
      };
    },
    recordDelivery: (order) => changeStateTest(order, authorization),
    reasonOf,
    keepAlive: () => {
      noteActivity(readClocks().wall);
    },
    endSession: () => void leaveSession(queryClient, 'refused'),
  };
}
