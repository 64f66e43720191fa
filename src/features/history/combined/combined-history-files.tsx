import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';

import type { MatrixSheet } from '@/domain/results/history/history-matrix-sheet';
import { useLanguage } from '@/i18n/use-language';
import { pdfUrl, workbookUrl } from '@/lib/files/blob-urls';
import { downloadUrl, openWaitingWindow, showsPdf } from '@/lib/files/download';
import { makeMatrixPdf } from '@/reporting/builtin/matrix/matrix-engine';
import { makeMatrixWorkbook } from '@/reporting/workbook/workbook-engine';
import { InDialogHead } from '@/ui/dialog/dialog-head';
import { FailureAlert } from '@/ui/errors/failure-alert';
import { useSingleCall } from '@/ui/waiting/use-single-call';
import type { HistoryRequest } from '@/features/history/use-histories';
import { useFileErrorText } from '@/features/export/use-file-error-text';
import { useOwner } from '@/features/export/use-owner';
import { useSettings } from '@/api/configuration/get-configuration';
import { fullName } from '@/domain/orders/full-name';
import { paperLaboratory } from '@/domain/reports/content/paper-laboratory';
import { birthMidnight } from '@/api/wire/birth-midnight';
import { useTranslation } from '@/i18n/translation';
import { formatInstant, paperDateFormat } from '@/lib/dates/dates';
import { serverNow } from '@/lib/session/server-clock';
import type { MatrixDocument } from '@/reporting/builtin/matrix/matrix-document';
import type { WorkbookWords } from '@/reporting/workbook/workbook-job';

/** Names of the workbook's sheets and columns in the portal's language. */
function useWorkbookWords(): WorkbookWords {
  const { t } = useTranslation();
  return {
    matrix: t('history.combined.title'),
    data: t('history.combined.data'),
    notes: t('history.combined.notes'),
    cut: t('history.combined.cut'),
    test: t('results.columns.test'),
    area: t('results.area'),
    profile: t('export.columns.profile'),
    unit: t('results.columns.unit'),
    interval: t('results.columns.reference'),
    date: t('history.columns.date'),
    order: t('history.columns.order'),
    result: t('history.columns.result'),
    number: t('history.combined.columns.value'),
    flag: t('history.columns.mark'),
    sample: t('export.columns.sample'),
  };
}

/** The combined history as its paper needs it: whose it is, of which laboratory, and when it was made. */
function useMatrixPaper({ patient }: HistoryRequest) {
  const { t } = useTranslation();
  const settings = useSettings();
  const { dateFormat } = settings;
  const { birthday } = patient;
  const laboratory = paperLaboratory(settings);
  return (sheet: MatrixSheet, notes: readonly string[]): MatrixDocument => ({
    head: {
      title: t('history.combined.title'),
      patientName: fullName(patient),
      patientDocument: `${patient.documentType} ${patient.patientId}`.trim(),
      birthday: birthday === null ? '' : formatInstant(birthMidnight(birthday), dateFormat),
      generatedAt: formatInstant(serverNow(), paperDateFormat(dateFormat)),
      laboratoryName: laboratory.name,
      laboratoryContact: laboratory.contact,
      laboratoryLogo: laboratory.logo,
      laboratoryColor: laboratory.color,
    },
    sheet,
    testLabel: t('results.columns.test'),
    notes,
    boxed: t('reports.boxed'),
  });
}

interface CombinedHistoryFilesProps {
  readonly request: HistoryRequest;
  readonly sheet: MatrixSheet;
  /** What the reader must know about the table, one paragraph each. */
  readonly notes: readonly string[];
}

/** The combined history to take along: printed, as PDF and as workbook. */
export function CombinedHistoryFiles({ request, sheet, notes }: CombinedHistoryFilesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useFileErrorText();
  const paper = useMatrixPaper(request);
  const workbookWords = useWorkbookWords();
  const owner = useOwner();
  const call = useSingleCall();

  const contents = () => JSON.stringify([sheet, notes]);
  const pdf = useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const of = contents();
      const matrix = paper(sheet, notes);
      const report = await call((signal) => makeMatrixPdf({ matrix, language }, signal));
      return report === null ? null : { ...report, of };
    },
  });
  const workbook = useMutation({
    gcTime: 0,
    mutationFn: () =>
      call((signal) =>
        makeMatrixWorkbook(
          { sheet, owner: owner(request.patient), notes, words: workbookWords },
          signal,
        ),
      ),
    onSuccess: (bytes) => {
      if (bytes === null) return;
      downloadUrl(workbookUrl(bytes), `${t('history.combined.file')}.xlsx`);
    },
  });

  const fileName = `${t('history.combined.file')}.pdf`;

  const print = () => {
    // Inside the click: a window that opens after the work is a blocked pop-up.
    const waiting = openWaitingWindow(t('reports.waiting'), fileName);
    pdf.mutateAsync().then(
      (made) => {
        if (made === null) waiting.close();
        else waiting.show(pdfUrl(made.pdf));
      },
      () => {
        waiting.close();
      },
    );
  };
  const download = () => {
    pdf.mutate(undefined, {
      onSuccess: (made) => {
        if (made !== null) downloadUrl(pdfUrl(made.pdf), fileName);
      },
    });
  };
  const drawn = pdf.data ?? null;
  // What a refresh or the search in recent orders has brought since is not in it.
  const made = drawn !== null && drawn.of === contents() ? drawn : null;
  const isMaking = pdf.isPending || workbook.isPending;
  const error = pdf.error ?? workbook.error;

  return (
    <>
      <InDialogHead>
        <Group gap="xs">
          <Button size="xs" variant="default" disabled={isMaking} onClick={print}>
            {t('viewer.print')}
          </Button>
          <Button size="xs" variant="default" disabled={isMaking} onClick={download}>
            {t('history.combined.pdf')}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={isMaking}
            onClick={() => {
              workbook.mutate();
            }}
          >
            {t('export.workbook')}
          </Button>
        </Group>
      </InDialogHead>
      <Group gap="xs">
        <Text role="status" size="sm">
          {isMaking && t('history.combined.making')}
          {made !== null && !isMaking && t('history.combined.ready')}
        </Text>
        {made !== null && !isMaking && (
          <Button
            size="xs"
            variant="subtle"
            onClick={() => {
              openWaitingWindow(t('reports.waiting'), fileName).show(pdfUrl(made.pdf));
            }}
          >
            {t('history.combined.open')}
          </Button>
        )}
      </Group>
      {!showsPdf() && <Text size="sm">{t('viewer.noViewer')}</Text>}
      {error !== null && (
        <FailureAlert title={t('history.combined.fileFailed')} error={error}>
          {errorText(error)}
        </FailureAlert>
      )}
      {made !== null && made.missingCharacters.length > 0 && (
        <Text role="note" size="sm">
          {t('reports.missingCharacters', { characters: made.missingCharacters.join(' ') })}
        </Text>
      )}
    </>
  );
}
