import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import { areasOptions } from '@/api/catalogues/get-areas';
import { ALL_AREAS, areaNameIn } from '@/domain/catalogues/area';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { useTranslation } from '@/i18n/translation';
import { useLanguage } from '@/i18n/use-language';

import { CatalogueSelect } from './fields/catalogue-select';
import { DateFields } from './fields/date-fields';
import { NameFields } from './fields/name-fields';
import { OrderFields } from './fields/order-fields';
import { PatientIdFields } from './fields/patient-id-fields';
import { OWN_SCANS } from './one-field/use-scanner';
import type { SearchMode } from './search-mode';
import classes from './search-panel.module.css';
import type { ModeFieldsProps, SearchFormState } from './search-values';

interface SearchFormProps {
  readonly mode: SearchMode;
  readonly form: SearchFormState;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

const FIELDS: Readonly<Record<SearchMode, ComponentType<ModeFieldsProps>>> = {
  date: DateFields,
  id: PatientIdFields,
  names: NameFields,
  order: OrderFields,
};

/** The fields of a mode, the area and the button. What was typed stays, whatever comes of the search. */
export function SearchForm({ mode, form, onSearch }: SearchFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const areas = useQuery({
    ...areasOptions(),
    select: ({ items, unreadable }) => ({
      items: items.map((area) => ({ id: area.id, name: areaNameIn(language, area) })),
      unreadable,
    }),
  });
  const Fields = FIELDS[mode];

  const search = form.handleSubmit((criteria) => {
    const { start, end } = form.getValues();
    // What was searched is what stands there.
    form.setValue('start', start || end);
    form.setValue('end', end || start);
    onSearch(criteria);
    // The focus stays for the next number or name, typed or scanned, which takes the place of this one.
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) field.select();
  });

  return (
    <form
      noValidate
      className={classes.form}
      data-mode={mode}
      {...OWN_SCANS}
      onSubmit={(event) => {
        void search(event);
      }}
    >
      <Fields form={form} />
      <CatalogueSelect
        form={form}
        name="area"
        label={t('search.area')}
        all={{ id: ALL_AREAS, name: t('search.allAreas') }}
        query={areas}
        failedText={t('search.areasFailed')}
      />
      <Button type="submit" className={classes.submit}>
        {t('search.submit')}
      </Button>
    </form>
  );
}
