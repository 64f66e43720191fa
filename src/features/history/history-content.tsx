import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { resultHistoryOptions } from '@/api/orders/get-result-history';
import { askedHistories, askedTests, type AskedHistory } from '@/domain/results/asked-histories';
import type { TestResult } from '@/domain/results/test-result';
import { ErrorAlert } from '@/ui/error-alert';

import classes from './history-content.module.css';
import { HistoryGaps } from './history-gaps';
import type { HistoryRequest } from './history-request';
import { HistoryWaiting } from './history-waiting';

interface HistoryContentProps {
  readonly request: HistoryRequest;
  /**
   * Draws the tests that have a history, and knows those whose history could not be read. While waiting it is drawn with none, so
   * that its code loads meanwhile.
   */
  readonly children: (
    histories: readonly AskedHistory[],
    unread: readonly TestResult[],
  ) => ReactNode;
}

/** Asks for the history of the ticked tests, names what is missing, and leaves the rest to a mode. */
export function HistoryContent({ request, children }: HistoryContentProps) {
  const { t } = useTranslation();
  const { patient, rules } = request;
  const { asked, withheld } = askedTests(request);
  const testIds = asked.map(({ testId }) => testId).toSorted((one, other) => one - other);
  const { patientIdDB } = patient;
  const query = useQuery(resultHistoryOptions({ patientIdDB, testIds, rules }));
  const { data } = query;
  const histories = data === undefined ? [] : askedHistories(asked, data.items);
  // The server has a record for each test asked for, also for one without results.
  const unread = asked.filter(
    ({ testId }) => data !== undefined && !data.items.some((history) => history.testId === testId),
  );

  return (
    <Stack gap="lg" className={classes['content'] ?? ''} aria-busy={query.isFetching}>
      {query.isPending && <HistoryWaiting />}
      {query.error !== null && (
        <ErrorAlert
          title={t('history.failed')}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => {
            void query.refetch();
          }}
        />
      )}
      {data !== undefined && data.unreadable > 0 && (
        <Text role="note" size="sm">
          {t('history.unreadable', { count: data.unreadable })}
        </Text>
      )}
      <Suspense fallback={query.isPending ? null : <HistoryWaiting />}>
        {children(
          histories.filter(({ items }) => items.length > 0),
          unread,
        )}
      </Suspense>
      {data !== undefined && (
        <HistoryGaps
          empty={histories
            .filter(({ test, items }) => items.length === 0 && !unread.includes(test))
            .map(({ test }) => test)}
          unread={unread}
          withheld={withheld}
        />
      )}
    </Stack>
  );
}
