import { Text } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { WaitingText } from '@/ui/waiting/waiting-text';

interface DialogQueryStateProps {
  readonly query: {
    readonly isFetching: boolean;
    readonly error: Error | null;
    readonly data: { readonly unreadable: number } | null | undefined;
    readonly refetch: () => Promise<unknown>;
  };
  /** What could not be loaded, in words. */
  readonly failed: string;
}

/** What a dialog says of its query: that it waits, that it failed, that part of the answer could not be read. */
export function DialogQueryState({ query, failed }: DialogQueryStateProps) {
  const { t } = useTranslation();
  const unreadable = query.data?.unreadable ?? 0;
  return (
    <>
      <div role="status">{query.isFetching && <WaitingText />}</div>
      {query.error !== null && (
        <ErrorAlert
          title={failed}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => {
            void query.refetch();
          }}
        />
      )}
      {unreadable > 0 && (
        <Text role="note" size="sm" mb="sm">
          {t('results.unreadable', { count: unreadable })}
        </Text>
      )}
    </>
  );
}
