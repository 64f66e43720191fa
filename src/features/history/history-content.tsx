import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { type ReactNode, Suspense, useMemo } from 'react';

import type { CompletedHistory } from '@/domain/results/history/completed-histories';
import { testOrigins } from '@/domain/results/test-origin';
import type { TestResult } from '@/domain/results/test-result';
import { useTranslation } from '@/i18n/translation';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { useSlow } from '@/ui/waiting/use-slow';

import classes from './history-content.module.css';
import { type HistoryRequest, type RecentSearch, useHistories } from './use-histories';
import { useFirstYear, useRepeatedNote, useSearchWords } from './use-history-notes';
import { TestOriginContext, useTestTitle } from './use-test-title';

/** Above a history that the server has cut: that newer results are being looked for, then what came of it. */
function SearchNote({ search }: { readonly search: RecentSearch }) {
  const { t } = useTranslation();
  const words = useSearchWords();
  const { isLooking, isFailed, fill, retry } = search;
  const sentences = isLooking ? [] : words(search);
  const canRetry = !isLooking && (isFailed || fill.failed > 0);
  if (!isLooking && sentences.length === 0) return null;
  return (
    <div>
      <div role="status">
        {isLooking && (
          <Group gap="sm" wrap="nowrap">
            <Loader size="xs" />
            <Text size="sm">{t('history.recent.looking')}</Text>
          </Group>
        )}
        {sentences.length > 0 && (
          <details className={classes.missing}>
            <summary>{t('history.recent.mayMiss')}</summary>
            <Text size="sm">{sentences.join(' ')}</Text>
          </details>
        )}
      </div>
      {canRetry && (
        <Button size="xs" variant="default" mt="xs" onClick={retry}>
          {t('history.recent.retry')}
        </Button>
      )}
    </div>
  );
}

interface HistoryGapsProps {
  /** Tests without earlier results. */
  readonly empty: readonly TestResult[];
  /** Tests whose earlier results nobody could tell. */
  readonly unknown: readonly TestResult[];
  /** Tests whose results the laboratory withholds. */
  readonly withheld: readonly TestResult[];
}

/** The ticked tests of which nothing can be shown, each by its name: none is dropped in silence. */
function HistoryGaps({ empty, unknown, withheld }: HistoryGapsProps) {
  const { t } = useTranslation();
  const year = useFirstYear();
  const testTitle = useTestTitle();
  const gaps = [
    ...empty.map((test) => ({ test, reason: t('history.none', { year }) })),
    ...unknown.map((test) => ({ test, reason: t('history.unknown') })),
    ...withheld.map((test) => ({ test, reason: t('history.withheld') })),
  ];
  if (gaps.length === 0) return null;
  return (
    <dl className={classes.gaps}>
      {gaps.map(({ test, reason }) => (
        <div key={test.testId}>
          <dt translate="no">{testTitle(test)}</dt>
          <dd>{reason}</dd>
        </div>
      ))}
    </dl>
  );
}

interface HistoryContentProps {
  readonly request: HistoryRequest;
  /**
   * Draws the tests that have a history, and knows those of which nobody could tell. While waiting it is drawn with none, so that its
   * code loads meanwhile.
   */
  readonly children: (
    histories: readonly CompletedHistory[],
    search: RecentSearch,
    unknown: readonly TestResult[],
  ) => ReactNode;
}

/** Says that the history is coming and, after a while, that the laboratory is slow. */
function HistoryWaiting() {
  const { t } = useTranslation();
  const isSlow = useSlow();
  return (
    <Group role="status" gap="sm" py="lg">
      <Loader size="sm" />
      <Text>{t('app.loading')}</Text>
      {isSlow && <Text>{t('history.slow')}</Text>}
    </Group>
  );
}

/** Asks for the history of the ticked tests, names what is missing, and leaves the rest to a mode. */
export function HistoryContent({ request, children }: HistoryContentProps) {
  const { t } = useTranslation();
  const { listed: query, withheld, histories, search } = useHistories(request);
  const { data } = query;
  const originOf = useMemo(() => testOrigins(request.tests), [request.tests]);
  const year = useFirstYear();
  const repeated = useRepeatedNote()(histories);
  const without = histories.filter(({ items }) => items.length === 0);
  const unknown = without.filter(({ gap }) => gap !== null).map(({ test }) => test);

  return (
    <TestOriginContext value={originOf}>
      <Stack className={classes.content} aria-busy={query.isFetching || search.isLooking}>
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
        {data !== undefined && <SearchNote search={search} />}
        {repeated !== null && (
          <Text role="note" size="sm">
            {repeated}
          </Text>
        )}
        <Suspense fallback={query.isPending ? null : <HistoryWaiting />}>
          {children(
            histories.filter(({ items }) => items.length > 0),
            search,
            unknown,
          )}
        </Suspense>
        {data !== undefined && (
          <HistoryGaps
            empty={without.filter(({ gap }) => gap === null).map(({ test }) => test)}
            unknown={unknown}
            withheld={withheld}
          />
        )}
        {data !== undefined && (
          <Text size="xs" c="dimmed">
            {t('history.since', { year })}
          </Text>
        )}
      </Stack>
    </TestOriginContext>
  );
}
