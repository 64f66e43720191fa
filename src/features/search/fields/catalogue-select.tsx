import { Button, NativeSelect } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';

import type { ModeFieldsProps } from '@/features/search/search-values';
import { useTranslation } from '@/i18n/translation';
import { isNotConfigured } from '@/lib/http/api-error';
import type { ReadList } from '@/lib/wire/readers';
import { useErrorText } from '@/ui/errors/use-error-text';

interface CatalogueEntry {
  readonly id: number;
  readonly name: string;
}

interface CatalogueSelectProps extends ModeFieldsProps {
  readonly name: 'area' | 'documentType';
  readonly label: string;
  /** The first choice, which stands for all entries. */
  readonly all: CatalogueEntry;
  readonly query: UseQueryResult<ReadList<CatalogueEntry>>;
  /** The sentence to show when the list could not be loaded. */
  readonly failedText: string;
}

/** A choice from one of the laboratory's lists. Without the list the search still works for all its entries. */
export function CatalogueSelect(props: CatalogueSelectProps) {
  const { form, name, label, all, query, failedText } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = query;
  const isAddressMissing = isNotConfigured(error);
  const errorSentences = `${isAddressMissing ? '' : failedText} ${errorText(error)}`.trim();
  const listed = [all, ...(data?.items ?? [])];
  const chosen = form.getValues(name);
  // What is searched stands there before the list does, and where the list does not have it. It stays chosen when its name comes.
  const isListed = listed.some(({ id }) => String(id) === chosen);
  const choices = isListed ? listed : [...listed, { id: chosen, name: chosen }];
  return (
    <div>
      <NativeSelect
        {...form.register(name)}
        // Without it the form would take the first choice for one that was made before it was there.
        defaultValue={chosen}
        label={label}
        autoComplete="off"
        description={
          data !== undefined && data.unreadable > 0
            ? t('orders.unreadable', { count: data.unreadable })
            : null
        }
        error={error === null ? undefined : errorSentences}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </NativeSelect>
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
