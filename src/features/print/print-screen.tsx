import { Loader } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { revokeBlobUrls } from '@/lib/files/blob-urls';
import { forgetPrintedPdf } from '@/lib/files/print-pdf';

import { PrintFailure } from './print-failure';
import { PrintMessage } from './print-message';
import classes from './print-screen.module.css';
import { usePrintLimit } from './use-print-limit';
import { usePrintReport, type PrintJob } from './use-print-report';

interface PrintedReportProps<Report> extends PrintJob<Report> {
  readonly errorText: (error: Error) => string;
  /** How the laboratory can be reached, line by line. */
  readonly contact: readonly string[];
  readonly renderReport: (report: Report) => ReactNode;
}

interface PrintScreenProps<Report> extends PrintedReportProps<Report> {
  /** How long a report stays on the screen. */
  readonly minutes: number;
}

function PrintedReport<Report>({
  errorText,
  contact,
  renderReport,
  ...job
}: PrintedReportProps<Report>) {
  const { t } = useTranslation();
  const { step, report, error, start } = usePrintReport(job);
  if (report !== undefined) return <main className={classes.page}>{renderReport(report)}</main>;
  if (error !== null) {
    return <PrintFailure error={error} errorText={errorText} contact={contact} onRetry={start} />;
  }
  return (
    <main className={classes.progress}>
      <Loader size="sm" aria-hidden />
      <h1 className={classes.title}>{t('reports.title.final')}</h1>
      <p role="status">{step}</p>
    </main>
  );
}

/** The print screen of one order (docs/behaviour.md §2): its final report, until the reader leaves or its time is up. */
export function PrintScreen<Report>({ minutes, ...report }: PrintScreenProps<Report>) {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  usePrintLimit(minutes, () => {
    setIsOver(true);
    revokeBlobUrls();
    forgetPrintedPdf();
  });
  if (!isOver) return <PrintedReport {...report} />;
  const showAgain = () => {
    setIsOver(false);
  };
  return (
    <PrintMessage
      title={t('print.over')}
      text={t('print.overHelp')}
      contact={report.contact}
      again={{ label: t('print.showAgain'), onClick: showAgain }}
    />
  );
}
