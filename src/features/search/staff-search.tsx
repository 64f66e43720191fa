import { ActionIcon, Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { hashKey } from '@tanstack/react-query';

import type { SearchCriteria } from '@/domain/orders/order-filter';
import { presentFocus } from '@/ui/dialog/present-focus';
import { useSettings } from '@/api/configuration/get-configuration';
import { recentOrders } from '@/domain/orders/recent-orders';
import { useTranslation } from '@/i18n/translation';
import { today } from '@/lib/dates/dates';

import { OneField } from './one-field/one-field';
import classes from './search-panel.module.css';
import { useToday } from './use-today';
import { SearchModes } from './search-modes';
import { useSearchedWords } from './use-searched-words';

interface SearchedLineProps {
  readonly criteria: SearchCriteria;
  readonly onRefresh: () => void;
  readonly onChange: () => void;
}

/** What the form is folded into after a search: what was searched, that search once more, and the way back to its fields. */
function SearchedLine({ criteria, onRefresh, onChange }: SearchedLineProps) {
  const { t } = useTranslation();
  const { dateFormat } = useSettings();
  const words = useSearchedWords(criteria, dateFormat);
  return (
    <div className={classes.searched}>
      <span className={classes.searchedWords} translate="no">
        {words}
      </span>
      <ActionIcon
        size="sm"
        variant="default"
        aria-label={t('search.refresh')}
        title={t('search.refresh')}
        onClick={onRefresh}
      >
        <svg viewBox="0 0 20 20" aria-hidden className={classes.icon}>
          <path d="M15.5 6.5a6.5 6.5 0 1 0 1 5M16 3v4h-4" />
        </svg>
      </ActionIcon>
      <Button size="compact-xs" variant="default" onClick={onChange}>
        {t('search.change')}
      </Button>
    </div>
  );
}

interface RecentDaysProps {
  /** The present search; the button that stands for it is pressed. */
  readonly criteria: SearchCriteria | null;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

/** Days, today included. */
const SPANS = [1, 3, 7];

/** The orders of the last days at one touch; only today's where the laboratory searches by single days. */
function RecentDays({ criteria, onSearch }: RecentDaysProps) {
  const { t } = useTranslation();
  const { search } = useSettings();
  const day = useToday();
  const spans = search.dateRange ? SPANS : SPANS.slice(0, 1);
  return (
    <div role="group" aria-label={t('search.recent.label')} className={classes.recent}>
      {spans.map((days) => {
        const isPresent = hashKey([recentOrders(days, day)]) === hashKey([criteria]);
        return (
          <Button
            key={days}
            size="compact-xs"
            variant="default"
            aria-pressed={isPresent}
            onClick={() => {
              // A page that was left open overnight searches the day of the press.
              onSearch(recentOrders(days, today()));
            }}
          >
            {t('search.recent.days', { count: days })}
          </Button>
        );
      })}
    </div>
  );
}

/** Where a search was made. */
type From = 'form' | 'field' | 'days';

interface StaffSearchProps {
  readonly isNarrow: boolean;
  /** The present search; null before the first one. */
  readonly criteria: SearchCriteria | null;
  /** Orders are listed: there is something to make room for. */
  readonly hasOrders: boolean;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

/**
 * The one field, the last days, and the four ways of searching with their fields, which make room for the orders after a search
 * where the list stands below them. What was typed stays.
 */
export function StaffSearch({ isNarrow, criteria, hasOrders, onSearch }: StaffSearchProps) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [own, setOwn] = useState<{ criteria: SearchCriteria; from: From } | null>(null);
  const [present, setPresent] = useState(criteria);
  const oneFieldRef = useRef<HTMLInputElement>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const { t } = useTranslation();
  // Where its own search failed or found nothing, the form stays to be mended; beside another search its fields would not be true.
  const isDone = hasOrders || own?.from !== 'form' || criteria !== own.criteria;
  const isFolded = criteria !== null && isDone && !isOpen && !isNarrow;
  useLayoutEffect(() => {
    // The focus does not vanish with the form: the next number or name may come at once, typed or scanned.
    const hadFocus = formRef.current?.contains(document.activeElement) === true;
    if (isFolded && hadFocus) oneFieldRef.current?.focus();
    // What opened the form again has gone.
    const isOpened = isOpen && !isFolded && presentFocus() === null;
    if (isOpened) formRef.current?.querySelector('input')?.focus();
  }, [isFolded, isOpen]);

  if (criteria !== present) {
    setPresent(criteria);
    // Searched elsewhere, by another spelling: the field would name what is no longer listed.
    if (criteria !== own?.criteria) setText('');
  }

  const search = (next: SearchCriteria, from: From) => {
    setIsOpen(false);
    setOwn({ criteria: next, from });
    if (from !== 'field') setText('');
    onSearch(next);
  };

  return (
    <>
      <OneField
        fieldRef={oneFieldRef}
        text={text}
        onText={setText}
        onSearch={(next) => {
          search(next, 'field');
        }}
      />
      <RecentDays
        criteria={criteria}
        onSearch={(next) => {
          search(next, 'days');
        }}
      />
      {isFolded && (
        <SearchedLine
          criteria={criteria}
          onRefresh={() => {
            onSearch(criteria);
          }}
          onChange={() => {
            setIsOpen(true);
          }}
        />
      )}
      <div
        ref={formRef}
        hidden={isFolded}
        onInput={() => {
          // Somebody types the next search while the answer to the last one is on its way.
          setIsOpen(true);
        }}
      >
        <SearchModes
          isNarrow={isNarrow}
          days={own?.from === 'days' ? own.criteria : null}
          onSearch={(next) => {
            search(next, 'form');
          }}
        />
        {isOpen && criteria !== null && isDone && !isNarrow && (
          <Button
            size="compact-xs"
            variant="subtle"
            className={classes.cancel}
            onClick={() => {
              setIsOpen(false);
            }}
          >
            {t('app.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}
