import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { askedTests, type AskedHistory } from '@/domain/results/asked-histories';
import { historyMatrix } from '@/domain/results/history-matrix';
import { matrixSheet } from '@/domain/results/history-matrix-sheet';
import type { TestResult } from '@/domain/results/test-result';
import { dayOfInstant } from '@/lib/dates';

import { CombinedHistoryFiles } from './combined-history-files';
import { CombinedHistoryGrid } from './combined-history-grid';
import type { HistoryRequest } from './history-request';
import { testTitle } from './test-title';
import { useMatrixWords } from './use-matrix-words';

interface CombinedHistoryProps {
  readonly request: HistoryRequest;
  /** Only tests that have a history. */
  readonly histories: readonly AskedHistory[];
  /** Tests whose history could not be read. */
  readonly unread: readonly TestResult[];
}

function namesOf(tests: readonly TestResult[]): string {
  return tests.map(testTitle).join(', ');
}

/** Tests over dates, with what can be taken from it: print, PDF and workbook (issue 5, point 4). */
export function CombinedHistory({ request, histories, unread }: CombinedHistoryProps) {
  const { t } = useTranslation();
  const words = useMatrixWords(request.settings.dateFormat);
  if (histories.length === 0) return null;
  const sheet = matrixSheet(historyMatrix(histories, dayOfInstant), words);

  const cut = namesOf(histories.filter(({ truncated }) => truncated).map(({ test }) => test));
  const cutNote = cut === '' ? [] : [`${t('history.truncated')} ${cut}`];
  const { asked, withheld } = askedTests(request);
  const told = new Set(
    [...histories.map(({ test }) => test), ...unread].map(({ testId }) => testId),
  );
  const empty = namesOf(asked.filter(({ testId }) => !told.has(testId)));
  // The dialog names these itself; paper must as well (safety.md D11).
  const gapNotes = [
    ...(empty === '' ? [] : [t('history.combined.none', { tests: empty })]),
    ...(unread.length === 0 ? [] : [t('history.combined.unread', { tests: namesOf(unread) })]),
    ...(withheld.length === 0
      ? []
      : [t('history.combined.withheld', { tests: namesOf(withheld) })]),
  ];
  const intervalNote = t('history.combined.intervalNote');

  return (
    <>
      <CombinedHistoryFiles
        request={request}
        sheet={sheet}
        notes={[intervalNote, ...cutNote, ...gapNotes]}
      />
      {cutNote.map((note) => (
        <Text key={note} role="note" size="sm">
          {note}
        </Text>
      ))}
      <CombinedHistoryGrid histories={histories} sheet={sheet} />
      <Text size="sm">{intervalNote}</Text>
    </>
  );
}
