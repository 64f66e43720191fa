import { Button, NativeSelect } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ApiError } from '@/lib/http/api-error';
import type { ReadList } from '@/lib/wire/readers';
import { useErrorText } from '@/ui/errors/use-error-text';

interface CatalogueEntry {
  readonly id: number;
  readonly name: string;
}

interface CatalogueSelectProps {
  readonly field: UseFormRegisterReturn;
  /** Id of the present choice. It is offered whatever the list holds: what stands there is what is searched. */
  readonly chosen: string;
  readonly label: string;
  /** The first choice, which stands for all entries. */
  readonly all: CatalogueEntry;
  readonly query: UseQueryResult<ReadList<CatalogueEntry>>;
  /** The sentence to show when the list could not be loaded. */
  readonly failedText: string;
}

/** A choice from one of the laboratory's lists. Without the list the search still works for all its entries. */
export function CatalogueSelect(props: CatalogueSelectProps) {
  const { field, chosen, label, all, query, failedText } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = query;
  const isAddressMissing = error instanceof ApiError && error.kind === 'not-configured';
  const errorSentences = isAddressMissing
    ? t('search.lisMissing')
    : `${failedText} ${errorText(error)}`;
  const choices = [all, ...(data?.items ?? [])].map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const isListed = choices.some(({ value }) => value === chosen);
  return (
    <div>
      <NativeSelect
        {...field}
        value={chosen}
        label={label}
        autoComplete="off"
        data={isListed ? choices : [...choices, { value: chosen, label: chosen }]}
        description={
          data !== undefined && data.unreadable > 0
            ? t('results.unreadable', { count: data.unreadable })
            : null
        }
        error={error === null ? undefined : errorSentences}
      />
      {error !== null && !isAddressMissing && (
        <Button
          size="compact-xs"
          variant="subtle"
          loading={isFetching}
          onClick={() => {
            void refetch();
          }}
        >
          {t('app.retry')}
        </Button>
      )}
    </div>
  );
}
