import { Combobox, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { cleanScan, documentOfCard } from '@/domain/orders/scanned-text';
import {
  certainReading,
  type SearchReading,
  searchReadings,
} from '@/domain/orders/search-readings';
import { CameraButton } from '@/features/search/camera/camera-button';
import { SearchTextInput } from '@/features/search/fields/search-text-input';
import { formatDay, today } from '@/lib/dates/dates';
import classes from '@/features/search/search-panel.module.css';
import { useTranslation } from '@/i18n/translation';

import { useScanner } from './use-scanner';

/** What a reading of the one field would search, in words. */
function useReadingWords(dateFormat: string): (reading: SearchReading) => string {
  const { t } = useTranslation();
  return (reading) => {
    switch (reading.kind) {
      case 'order':
        return t('search.one.order', { value: reading.order });
      case 'document':
        return t('search.one.document', { value: reading.patientId });
      case 'date':
        return t('search.one.date', { value: formatDay(reading.day, dateFormat) });
      case 'names': {
        const { name1, name2, lastName, surName } = reading.names;
        const given = `${name1} ${name2}`.trim();
        const surnames = `${lastName} ${surName}`.trim();
        return [
          given === '' ? '' : t('search.one.names', { value: given }),
          surnames === '' ? '' : t('search.one.surnames', { value: surnames }),
        ]
          .filter((part) => part !== '')
          .join(' · ');
      }
    }
  };
}

interface OneFieldProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

/** More of a scan than this means nothing and is not shown. */
const SHOWN_CHARACTERS = 100;

/**
 * The field above the ways to search: an order, a document, a name or a date, typed or scanned. It says what it understood and
 * searches what is picked of that; only a scan that can mean one thing is searched at once.
 */
export function OneField({ fieldRef, text, onText, onSearch }: OneFieldProps) {
  const { t } = useTranslation();
  const settings = useSettings();
  const wordsOf = useReadingWords(settings.dateFormat);
  const [isRefused, setIsRefused] = useState(false);
  const [searches, setSearches] = useState(0);
  const combobox = useCombobox();
  const readings = searchReadings(text, { settings, today: today() });
  const label = t(settings.search.byOrder ? 'search.one.label' : 'search.one.labelWithoutOrder');

  const { selectFirstOption } = combobox;
  useEffect(() => {
    // What Enter searches is marked from the first letter on.
    selectFirstOption();
  }, [text, selectFirstOption]);

  useLayoutEffect(() => {
    // The next number or name takes the place of the one that was searched.
    if (searches > 0) fieldRef.current?.select();
  }, [searches, fieldRef]);

  const show = (typed: string) => {
    onText(typed);
    setIsRefused(false);
  };
  const type = (typed: string) => {
    show(typed);
    if (typed.trim() === '') combobox.closeDropdown();
    else combobox.openDropdown();
  };
  const search = (reading: SearchReading) => {
    combobox.closeDropdown();
    setIsRefused(false);
    onSearch(reading.criteria);
    setSearches(searches + 1);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text.trim() === '') return;
    if (readings.length === 0) setIsRefused(true);
    else combobox.openDropdown();
  };
  const take = (scan: string) => {
    // Nobody sees what is searched at once before it is: a daily number is of the day of the scan, not of the last drawing.
    const found = searchReadings(scan, { settings, today: today() });
    show(documentOfCard(scan) ?? cleanScan(scan).slice(0, SHOWN_CHARACTERS));
    const certain = certainReading(found, scan, { settings });
    if (certain !== null) {
      search(certain);
      return;
    }
    if (found.length > 0) combobox.openDropdown();
    fieldRef.current?.focus();
    setIsRefused(found.length === 0);
  };
  useScanner(fieldRef, take);

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(words) => {
        const reading = readings.find((candidate) => wordsOf(candidate) === words);
        if (reading !== undefined) search(reading);
      }}
    >
      <div className={classes.oneField}>
        <Combobox.Target withExpandedAttribute>
          <SearchTextInput
            ref={fieldRef}
            role="combobox"
            aria-label={label}
            placeholder={label}
            aria-keyshortcuts="/ Control+K"
            value={text}
            error={isRefused && t('search.one.notUnderstood')}
            onChange={(event) => {
              type(event.currentTarget.value);
            }}
            onKeyDown={handleKey}
            onBlur={() => {
              combobox.closeDropdown();
            }}
          />
        </Combobox.Target>
        <CameraButton onText={take} />
      </div>
      <Combobox.Dropdown hidden={readings.length === 0}>
        <Combobox.Options aria-label={t('search.one.readings')}>
          {readings.map(wordsOf).map((words) => (
            <Combobox.Option key={words} value={words} translate="no">
              {words}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
