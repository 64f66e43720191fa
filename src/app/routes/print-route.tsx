import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { readCaller } from '@/api/authentication/caller-store';
import { configurationOptions } from '@/api/configuration/get-configuration';
import { createQueryClient } from '@/app/start/query-client';
import type { Settings } from '@/domain/configuration/settings';
import { decodePrintLink } from '@/domain/reports/print/print-link';
import { PrintRefusedError } from '@/domain/reports/print/print-refused-error';
import { visibilityRules } from '@/domain/results/visibility/visible-tests';
import { PrintRefused } from '@/features/print/print-refused';
import type { PrintRun } from '@/features/print/print-report';
import { PrintScreen } from '@/features/print/print-screen';
import { generateReport, type GeneratedReport } from '@/features/reports/generate-report';
import { ReportNotes } from '@/features/reports/report-notes';
import { reportPorts } from '@/features/reports/report-ports';
import { useReportErrorText } from '@/features/reports/use-report-error-text';
import { useReportWords } from '@/features/reports/use-report-words';
import { useLanguage } from '@/i18n/use-language';
import { createBlobUrl } from '@/lib/files/blob-urls';
import { PdfViewer } from '@/ui/pdf-viewer/pdf-viewer';

/** A refused call here ends no session: the one of this tab, if there is one, was not asked. */
function createCache() {
  return createQueryClient(() => undefined);
}

interface ReadyReport extends GeneratedReport {
  readonly url: string;
}

/** The making of a link's report, by the same service as the buttons. Only what everybody may see: validated tests, no delivery. */
function useMakeReport(settings: Settings, queryClient: ReturnType<typeof createCache>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useReportWords(settings);
  return async (order: string, { onStep, signal }: PrintRun): Promise<ReadyReport> => {
    const ports = reportPorts({
      kind: 'final',
      settings,
      // The visitor is signed in by now.
      rules: visibilityRules(settings.results, {
        onlyValidated: true,
        authorization: readCaller(),
      }),
      words,
      language,
      queryClient,
    });
    const loadHeader: typeof ports.loadHeader = async (number, stop) => {
      const header = await ports.loadHeader(number, stop);
      // An order that nobody knows reads like a link that is none: guessing tells nothing
      // (docs/promises.md, What only the server can mend).
      if (header === null) throw new PrintRefusedError('link');
      return header;
    };
    const report = await generateReport(
      order,
      { ...ports, loadHeader },
      {
        onStep: (step) => {
          onStep(t(`reports.step.${step}`));
        },
        signal,
      },
    );
    return { ...report, url: createBlobUrl(report.pdf, 'application/pdf') };
  };
}

/** `/:orqrm`: the final report of a printed link, without a session of the reader's own (docs/behaviour.md §2). */
export function PrintRoute() {
  const { t } = useTranslation();
  const { orqrm = '' } = useParams();
  const { settings } = useSuspenseQuery(configurationOptions()).data;
  const [cache] = useState(createCache);
  const makeReport = useMakeReport(settings, cache);
  const errorText = useReportErrorText('final');
  const { information1, information2 } = settings.branding;
  const contact = [information1, information2];
  const order = decodePrintLink(orqrm);
  if (order === null) return <PrintRefused refusal="link" contact={contact} />;
  return (
    <PrintScreen
      key={order}
      order={order}
      minutes={settings.login.sessionMinutes}
      cache={cache}
      makeReport={makeReport}
      errorText={errorText}
      contact={contact}
      renderReport={(report) => (
        <>
          <ReportNotes report={report} isDeliveryUnrecorded={false} />
          <PdfViewer
            pdf={report.pdf}
            url={report.url}
            fileName={`${report.order.orderNumber}.pdf`}
            title={t('reports.title.final')}
          />
        </>
      )}
    />
  );
}
