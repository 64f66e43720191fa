import { Button, Loader } from '@mantine/core';
import {
  type QueryClient,
  QueryClientProvider,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useState } from 'react';

import { dropOldRules } from '@/api/old-rules';
import { configurationKeys } from '@/api/configuration/configuration-keys';
import { configurationOptions } from '@/api/configuration/get-configuration';
import { createQueryClient } from '@/api/query-client';
import type { Settings } from '@/domain/configuration/settings';
import { decodePrintLink } from '@/domain/reports/print/print-link';
import { ReportView } from '@/features/reports/report-view';
import { StepText } from '@/features/reports/step-text';
import { PatientReader } from '@/i18n/patient-reader';
import { revokeBlobUrls } from '@/lib/files/blob-urls';
import { forgetPrintedPdf } from '@/lib/files/print-pdf';
import { useIsSmallWindow } from '@/ui/window/use-is-small-window';
import type { PrintRefusal } from '@/domain/reports/print/print-refusal';
import { PrintRefusedError } from '@/domain/reports/print/print-refused-error';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import { useReportErrorText } from '@/features/reports/use-report-error-text';
import { useTranslation } from '@/i18n/translation';
import { isNotConfigured } from '@/lib/http/api-error';

import { type Again, PrintMessage } from './print-message';
import classes from './print-screen.module.css';
import { PrintQuestionPage } from './print-question-page';
import { type PrintPhase, usePrintLimit } from './use-print-limit';
import { PrintedResultsView } from './printed-results-view';
import { type ReadyPrint, usePrintReport } from './use-print-report';

interface PrintRefusedProps {
  readonly refusal: PrintRefusal;
  /** How the laboratory can be reached, line by line. */
  readonly contact: readonly string[];
  readonly again?: Again | null;
}

/** What a visitor can do about it: a link that is none needs another, whatever is wrong with the preset account needs the laboratory. */
function plainOf(refusal: PrintRefusal): 'link' | 'tries' | 'key' | 'account' {
  return refusal === 'link' || refusal === 'tries' || refusal === 'key' ? refusal : 'account';
}

/** Why a link shows no report: in people's words, and with the specification's for the laboratory. */
function PrintRefused({ refusal, contact, again = null }: PrintRefusedProps) {
  const { t } = useTranslation();
  const plain = plainOf(refusal);
  return (
    <PrintMessage
      title={t(`print.plain.${plain}.title`)}
      text={t(`print.plain.${plain}.text`)}
      detail={
        <>
          <p>{t(`print.refused.${refusal}`)}</p>
          {plain === 'account' && refusal !== 'no-user' && <p lang="en">{t('print.contact')}</p>}
        </>
      }
      contact={contact}
      again={again}
    />
  );
}

interface PrintFailureProps {
  readonly error: Error;
  /** How the laboratory can be reached, line by line. */
  readonly contact: readonly string[];
  readonly onRetry: () => void;
}

/** Passes by itself; another sign-in with a refused account would only use up its attempts. */
const PASSING: PrintRefusal = 'key';

/** Why a link shows no report, and the retry where that can help. */
function PrintFailure({ error, contact, onRetry }: PrintFailureProps) {
  const { t } = useTranslation();
  const errorText = useReportErrorText('final');
  const retry = { label: t('app.retry'), onClick: onRetry };
  if (error instanceof PrintRefusedError) {
    const { refusal } = error;
    return (
      <PrintRefused
        refusal={refusal}
        contact={contact}
        again={refusal === PASSING ? retry : null}
      />
    );
  }
  return (
    <PrintMessage
      title={t('reports.failed')}
      text={errorText(error)}
      error={error}
      contact={contact}
      again={error instanceof ReportRefusedError || isNotConfigured(error) ? null : retry}
    />
  );
}

interface ReadyReportProps {
  readonly report: ReadyPrint;
  readonly settings: Settings;
}

/** The report itself; where its page would be too small to read, its results first. */
function ShownReport({ report, settings }: ReadyReportProps) {
  const { t } = useTranslation();
  const isSmall = useIsSmallWindow();
  const [isPdfAsked, setIsPdfAsked] = useState(false);
  if (isSmall && !isPdfAsked) {
    const showPdf = () => {
      setIsPdfAsked(true);
    };
    return <PrintedResultsView results={report.results} settings={settings} onPdf={showPdf} />;
  }
  return (
    <main className={classes.page}>
      {isSmall && (
        <Button
          variant="subtle"
          className={classes.toResults}
          onClick={() => {
            setIsPdfAsked(false);
          }}
        >
          <span aria-hidden>‹&nbsp;</span>
          {t('print.showResults')}
        </Button>
      )}
      <ReportView report={report} kind="final" />
    </main>
  );
}

interface PrintedOrderProps {
  /** What the link says (`decodePrintLink`). */
  readonly link: string;
  readonly settings: Settings;
}

/** A refused call here ends no session: the one of this tab, if there is one, was not asked. */
function createCache() {
  return createQueryClient(() => undefined);
}

/** How the laboratory can be reached, line by line. */
function contactOf({ branding }: Settings): readonly string[] {
  return [branding.information1, branding.information2];
}

interface PrintedReportProps extends PrintedOrderProps {
  /** The portal's own, for screens that read its configuration. */
  readonly portal: QueryClient;
}

function PrintedReport({ link, settings, portal }: PrintedReportProps) {
  const { t } = useTranslation();
  const { progress, asked, report, error } = usePrintReport(link, settings);
  if (report !== undefined) {
    return (
      <QueryClientProvider client={portal}>
        <ShownReport report={report} settings={settings} />
      </QueryClientProvider>
    );
  }
  if (error !== null) {
    // By the settings of now: those that were read before may have been what failed.
    const retry = () => {
      void portal.resetQueries({ queryKey: configurationKeys.settings, exact: true });
    };
    return <PrintFailure error={error} contact={contactOf(settings)} onRetry={retry} />;
  }
  if (asked !== null) return <PrintQuestionPage asked={asked} settings={settings} />;
  return (
    <main className={classes.progress}>
      <Loader size="sm" aria-hidden />
      <h1 className={classes.title}>{t('reports.title.final')}</h1>
      <p role="status">
        {progress === null ? t('print.preparing') : <StepText progress={progress} />}
      </p>
    </main>
  );
}

/** Until the reader leaves or its time is up, in a cache of its own: nothing of a link gets into the portal's. */
function PrintedOrder({ link, settings }: PrintedOrderProps) {
  const { t } = useTranslation();
  const portal = useQueryClient();
  const [cache] = useState(createCache);
  const [phase, setPhase] = useState<PrintPhase>('open');
  usePrintLimit(settings.login.sessionMinutes, (reached) => {
    setPhase(reached);
    revokeBlobUrls();
    forgetPrintedPdf();
  });
  if (phase === 'left') return null;
  if (phase === 'open') {
    return (
      <QueryClientProvider client={cache}>
        <PrintedReport link={link} settings={settings} portal={portal} />
      </QueryClientProvider>
    );
  }
  const showAgain = () => {
    dropOldRules(portal);
    setPhase('open');
  };
  return (
    <PrintMessage
      title={t('print.over')}
      text={t('print.overHelp')}
      contact={contactOf(settings)}
      again={{ label: t('print.showAgain'), onClick: showAgain }}
    />
  );
}

interface PrintScreenProps {
  /** The last part of the address. */
  readonly link: string;
}

/** The print screen: the final report of the order that a link names. */
export function PrintScreen({ link: address }: PrintScreenProps) {
  const { data, dataUpdatedAt } = useSuspenseQuery(configurationOptions());
  const { settings } = data;
  const link = decodePrintLink(address);
  if (link === null) return <PrintRefused refusal="link" contact={contactOf(settings)} />;
  // Settings that were read anew begin anew.
  const key = `${link} ${dataUpdatedAt}`;
  return (
    <PatientReader value>
      <PrintedOrder key={key} link={link} settings={settings} />
    </PatientReader>
  );
}
