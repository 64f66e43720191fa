import { Button, Text } from '@mantine/core';

import { useSettings } from '@/api/configuration/get-configuration';
import { fullName } from '@/domain/orders/full-name';
import { likelySpellings } from '@/domain/orders/likely-spellings';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { ANY_PATIENT } from '@/domain/orders/patient-id';
import { firstSearchedYear, searchYears } from '@/domain/orders/search-years';
import { useTranslation } from '@/i18n/translation';
import { today } from '@/lib/dates/dates';

import classes from './search-panel.module.css';

interface OtherSearchesProps {
  /** The search that found nothing. */
  readonly criteria: SearchCriteria;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

function namesOf({ name1 = '', name2 = '', lastName = '', surName = '' }: SearchCriteria) {
  return { name1, name2, lastName, surName };
}

/** What to try where a search found no order: another id than `*`, other spellings of its names, other years, or a hint where there is neither. */
export function OtherSearches({ criteria, onSearch }: OtherSearchesProps) {
  const { t } = useTranslation();
  const { search } = useSettings();
  const spellings = likelySpellings(namesOf(criteria));
  const { year, ...everyYear } = criteria;
  const years =
    year === undefined
      ? []
      : searchYears(today(), search.yearsBack).filter((other) => other !== year);
  if (criteria.patientId === ANY_PATIENT) return <Text size="sm">{t('search.others.noStar')}</Text>;
  const isByDate = criteria.dateNumber !== undefined || criteria.dateNumberInit !== undefined;

  return (
    <div className={classes.others}>
      {spellings.length > 0 && (
        <>
          <Text size="sm">{t('search.others.spelling')}</Text>
          <div className={classes.recent}>
            {spellings.map((names) => (
              <Button
                key={fullName(names)}
                size="compact-sm"
                variant="default"
                translate="no"
                onClick={() => {
                  onSearch({ ...criteria, ...names });
                }}
              >
                {fullName(names)}
              </Button>
            ))}
          </div>
        </>
      )}
      {years.length > 0 && (
        <>
          <Text size="sm">{t('search.others.year', { year })}</Text>
          <div className={classes.recent}>
            {years.map((other) => (
              <Button
                key={other}
                size="compact-sm"
                variant="default"
                onClick={() => {
                  onSearch({ ...criteria, year: other });
                }}
              >
                {other}
              </Button>
            ))}
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                onSearch(everyYear);
              }}
            >
              {t('search.others.everyYear', {
                year: firstSearchedYear(today(), search.yearsBack),
              })}
            </Button>
          </div>
        </>
      )}
      {spellings.length + years.length === 0 && (
        <Text size="sm" c="dimmed">
          {t(isByDate ? 'orders.emptyHint.laboratory' : 'search.others.hint')}
        </Text>
      )}
    </div>
  );
}
