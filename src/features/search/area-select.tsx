import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';

import { areasOptions } from '@/api/catalogues/get-areas';
import { ALL_AREAS } from '@/domain/catalogues/area';
import { useErrorText } from '@/ui/use-error-text';

/** The areas of the laboratory after "all of them". Without the list the search still works in all areas. */
export function AreaSelect(field: Omit<ComponentPropsWithRef<'select'>, 'size'>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(areasOptions());
  const areas = data?.items ?? [];
  return (
    <>
      <NativeSelect
        {...field}
        label={t('search.area')}
        autoComplete="off"
        data={[
          { value: String(ALL_AREAS), label: t('search.allAreas') },
          ...areas.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        error={error === null ? undefined : `${t('search.areasFailed')} ${errorText(error)}`}
      />
      {error !== null && (
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
    </>
  );
}
