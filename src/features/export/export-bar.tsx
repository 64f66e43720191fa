import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { listSeparatorOf } from '@/domain/base/language';
import type { TextTable } from '@/domain/export/text-table';
import { separatedValues, tabbedText, tableMarkup } from '@/domain/export/written-table';
import { useTranslation } from '@/i18n/translation';
import { useLanguage } from '@/i18n/use-language';
import { createBlobUrl, workbookUrl } from '@/lib/files/blob-urls';
import { copyTable } from '@/lib/files/copy-table';
import { downloadUrl } from '@/lib/files/download';
import { tableWorkbook } from '@/reporting/workbook/table-workbook';
import { FailureAlert } from '@/ui/errors/failure-alert';
import { useFileErrorText } from './use-file-error-text';
import { useSingleCall } from '@/ui/waiting/use-single-call';

interface ExportBarProps {
  readonly table: TextTable;
  /** Without its ending. */
  readonly fileName: string;
  /** Name of the workbook's sheet. */
  readonly sheet: string;
  /** Further buttons, in front. */
  readonly children?: ReactNode;
}

const CSV_TYPE = 'text/csv;charset=utf-8';

/** A table to take along: copied, as separated values, as workbook. */
export function ExportBar({ table, fileName, sheet, children }: ExportBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useFileErrorText();
  const call = useSingleCall();
  const copy = useMutation({
    gcTime: 0,
    mutationFn: () => copyTable({ text: tabbedText(table), markup: tableMarkup(table) }),
  });
  const workbook = useMutation({
    gcTime: 0,
    mutationFn: () =>
      call((signal) =>
        tableWorkbook({ table, name: sheet, cut: t('history.combined.cut') }, signal),
      ),
    onSuccess: (bytes) => {
      if (bytes !== null) downloadUrl(workbookUrl(bytes), `${fileName}.xlsx`);
    },
  });
  const separated = () => {
    const text = separatedValues(table, listSeparatorOf(language));
    downloadUrl(createBlobUrl(text, CSV_TYPE), `${fileName}.csv`);
  };
  return (
    <>
      <Group gap="xs">
        {children}
        <Button
          variant="default"
          onClick={() => {
            copy.mutate();
          }}
        >
          {t('export.copy')}
        </Button>
        <Button variant="default" onClick={separated}>
          {t('export.csv')}
        </Button>
        <Button
          variant="default"
          disabled={workbook.isPending}
          onClick={() => {
            workbook.mutate();
          }}
        >
          {t('export.workbook')}
        </Button>
        <Text role="status" size="sm">
          {workbook.isPending && t('history.combined.making')}
          {!workbook.isPending &&
            copy.isSuccess &&
            t('export.copied', { count: table.rows.length })}
        </Text>
      </Group>
      {copy.isError && (
        <Text role="alert" size="sm">
          {t('export.copyFailed')}
        </Text>
      )}
      {workbook.error !== null && (
        <FailureAlert title={t('history.combined.fileFailed')} error={workbook.error}>
          {errorText(workbook.error)}
        </FailureAlert>
      )}
    </>
  );
}
