import { Text } from '@mantine/core';

import { useSettings } from '@/api/configuration/get-configuration';
import { type AskedHistory, askedTests } from '@/domain/results/history/asked-histories';
import { historyMatrix } from '@/domain/results/history/history-matrix';
import { matrixSheet, type MatrixWords } from '@/domain/results/history/history-matrix-sheet';
import type { TestResult } from '@/domain/results/test-result';
import { dayOfInstant, formatInstant } from '@/lib/dates/dates';
import type { HistoryRequest } from '@/features/history/use-histories';
import { useTestTitle } from '@/features/history/use-test-title';
import type { RecentSearch } from '@/features/history/use-histories';
import { useIntervalText } from '@/i18n/use-interval-text';
import { useMarkWords } from '@/i18n/use-mark-words';
import { orderDayText } from '@/lib/dates/order-day';
import {
  useFirstYear,
  useRepeatedNote,
  useSearchWords,
} from '@/features/history/use-history-notes';
import { useTranslation } from '@/i18n/translation';

import { CombinedHistoryFiles } from './combined-history-files';
import { CombinedHistoryGrid } from './combined-history-grid';

/** The words of the combined history in the portal's language; dates in the laboratory's format and zone. */
function useMatrixWords(dateFormat: string): MatrixWords {
  const { t } = useTranslation();
  const marks = useMarkWords();
  const intervalText = useIntervalText();
  return {
    ...marks,
    interval: intervalText,
    date: (instant) => formatInstant(instant, dateFormat),
    time: (instant) => formatInstant(instant, 'h:mm:ss a'),
    undated: t('history.undated'),
    noArea: t('results.noArea'),
    noProfile: t('results.noProfile'),
    unreadable: t('results.unreadableText'),
    unreadableName: t('results.unreadableName'),
    noResult: t('history.noResult'),
    unknown: t('history.unknown'),
    incomplete: t('history.incomplete'),
    orderDay: (order) => orderDayText(order, dateFormat),
    orders: (count) => t('orders.count', { count }),
    noInterval: t('history.combined.noInterval'),
  };
}

interface CombinedHistoryProps {
  readonly request: HistoryRequest;
  /** Only tests that have a history. */
  readonly histories: readonly AskedHistory[];
  readonly search: RecentSearch;
  /** Tests whose earlier results nobody could tell. */
  readonly unknown: readonly TestResult[];
}

/** Tests over dates, with what can be taken from it: print, PDF and workbook. */
export function CombinedHistory({ request, histories, search, unknown }: CombinedHistoryProps) {
  const { t } = useTranslation();
  const words = useMatrixWords(useSettings().dateFormat);
  const searchWords = useSearchWords();
  const year = useFirstYear();
  const repeated = useRepeatedNote()(histories);
  const testTitle = useTestTitle();
  if (histories.length === 0) return null;
  const sheet = matrixSheet(historyMatrix(histories, dayOfInstant), words);

  // On screen the dialog says how the search stands; paper keeps how it stood.
  const searchNotes = search.isLooking ? [t('history.recent.notYet')] : searchWords(search);
  const { asked, withheld } = askedTests(request);
  const namesOf = (tests: readonly TestResult[]) => tests.map(testTitle).join(', ');
  const told = new Set(
    [...histories.map(({ test }) => test), ...unknown].map(({ testId }) => testId),
  );
  const empty = namesOf(asked.filter(({ testId }) => !told.has(testId)));
  // The dialog names these itself; paper must as well.
  const gapNotes = [
    ...(empty === '' ? [] : [t('history.combined.none', { tests: empty, year })]),
    ...(unknown.length === 0 ? [] : [t('history.combined.unknown', { tests: namesOf(unknown) })]),
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
        notes={[
          intervalNote,
          t('history.since', { year }),
          ...(repeated === null ? [] : [repeated]),
          ...searchNotes,
          ...gapNotes,
        ]}
      />
      <CombinedHistoryGrid sheet={sheet} />
      <Text size="xs" c="dimmed">
        {intervalNote}
      </Text>
    </>
  );
}
