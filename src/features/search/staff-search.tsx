import { ActionIcon, Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hashKey } from '@tanstack/react-query';

import type { SearchCriteria } from '@/domain/orders/order-filter';
import { useSettings } from '@/api/configuration/get-configuration';
import { recentOrders } from '@/domain/orders/recent-orders';
import { useTranslation } from '@/i18n/translation';
import { useLanguage } from '@/i18n/use-language';
import { today } from '@/lib/dates/dates';

import { OneField } from './one-field/one-field';
import classes from './search-panel.module.css';
import { eachMinute, useToday } from '@/ui/use-today';
import { RefreshIcon } from './search-icon';
import { SearchModes } from './search-modes';
import { useSearchedWords } from './use-searched-words';

/** That more unfolds below. */
const UNFOLD = '▾';

interface SearchedLineProps {
  readonly criteria: SearchCriteria;
  /** Epoch milliseconds of the list that it found; 0 where there is none. */
  readonly receivedAt: number;
  readonly isOpen: boolean;
  readonly onRefresh: () => void;
  readonly onTurn: () => void;
}

/** How long ago that was, in words; empty within the minute. */
function useAge(receivedAt: number): string {
  const language = useLanguage();
  const minutes = useSyncExternalStore(eachMinute, () =>
    receivedAt === 0 ? 0 : Math.floor((Date.now() - receivedAt) / 60_000),
  );
  if (minutes < 1) return '';
  const words = new Intl.RelativeTimeFormat(language, { style: 'short' });
  return minutes < 60
    ? words.format(-minutes, 'minute')
    : words.format(-Math.floor(minutes / 60), 'hour');
}

/** What was searched, which unfolds the form, how old the answer is, and that search once more. */
function SearchedLine(props: SearchedLineProps) {
  const { criteria, receivedAt, isOpen, onRefresh, onTurn } = props;
  const { t } = useTranslation();
  const { dateFormat } = useSettings();
  const { dateNumber = null, dateNumberInit = dateNumber, dateNumberEnd = dateNumber } = criteria;
  const year = String(useToday().year);
  // Another year is never left to be guessed.
  const isThisYear = [dateNumberInit, dateNumberEnd].every((day) => String(day).startsWith(year));
  const words = useSearchedWords(criteria, isThisYear ? 'D MMM' : dateFormat);
  const age = useAge(receivedAt);
  return (
    <div className={classes.searched}>
      <UnstyledButton className={classes.words} aria-expanded={isOpen} onClick={onTurn}>
        <VisuallyHidden>{t('search.change')}: </VisuallyHidden>
        <span translate="no">{words}</span>
        &nbsp;<span aria-hidden>{UNFOLD}</span>
      </UnstyledButton>
      <span className={classes.age}>{age}</span>
      <ActionIcon
        size="sm"
        variant="subtle"
        aria-label={t('search.refresh')}
        title={t('search.refresh')}
        onClick={onRefresh}
      >
        <RefreshIcon />
      </ActionIcon>
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
  /** Epoch milliseconds of their list; 0 where there is none. */
  readonly receivedAt: number;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

/**
 * The one field, and below what was searched the last days and the four ways of searching with their fields, which make room for the
 * orders where the list stands below them. What was typed stays.
 */
export function StaffSearch(props: StaffSearchProps) {
  const { isNarrow, criteria, hasOrders, receivedAt, onSearch } = props;
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [own, setOwn] = useState<{ criteria: SearchCriteria; from: From } | null>(null);
  const [present, setPresent] = useState(criteria);
  const oneFieldRef = useRef<HTMLInputElement>(null);
  const formRef = useRef<HTMLDivElement>(null);
  // Where its own search failed or found nothing, the form stays to be mended; beside another search its fields would not be true.
  const isDone = hasOrders || own?.from !== 'form' || criteria !== own.criteria;
  const isFolded = criteria !== null && isDone && !isOpen && !isNarrow;
  useLayoutEffect(() => {
    // The focus does not vanish with the form: the next number or name may come at once, typed or scanned.
    const hadFocus = formRef.current?.contains(document.activeElement) === true;
    if (isFolded && hadFocus) oneFieldRef.current?.focus();
  }, [isFolded]);

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
      {criteria !== null && !isNarrow && (
        <SearchedLine
          criteria={criteria}
          receivedAt={receivedAt}
          isOpen={!isFolded}
          onRefresh={() => {
            onSearch(criteria);
          }}
          onTurn={() => {
            setIsOpen(isFolded);
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
        <RecentDays
          criteria={criteria}
          onSearch={(next) => {
            search(next, 'days');
          }}
        />
        <SearchModes
          isNarrow={isNarrow}
          days={own?.from === 'days' ? own.criteria : null}
          onSearch={(next) => {
            search(next, 'form');
          }}
        />
      </div>
    </>
  );
}
