import { ActionIcon, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useState, type Ref } from 'react';

import { formatDay, parseDay, today, typedDay } from '@/lib/dates/dates';

import { SearchIcon } from '@/features/search/search-icon';
import classes from '@/features/search/search-panel.module.css';
import { useTranslation } from '@/i18n/translation';
import { SearchTextInput } from './search-text-input';

interface DateFieldProps {
  readonly label: string;
  /** Name of the button that opens the calendar. */
  readonly calendarLabel: string;
  /** What is typed; digits alone take the laboratory's format once the field is left. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  /** Dayjs tokens. */
  readonly dateFormat: string;
  readonly ref: Ref<HTMLInputElement>;
}

/** What calendars of the kit speak. */
const CALENDAR_FORMAT = 'YYYY-MM-DD';

/** A date that can be typed in the laboratory's format or picked from a calendar that ends today. */
export function DateField({
  label,
  calendarLabel,
  text,
  onTextChange,
  onBlur,
  error,
  dateFormat,
  ref,
}: DateFieldProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const day = typedDay(text, dateFormat);
  const picked = day === null ? null : formatDay(day, CALENDAR_FORMAT);
  const lastDay = formatDay(today(), CALENDAR_FORMAT);

  const pick = (value: string | null) => {
    const chosen = value === null ? null : parseDay(value, CALENDAR_FORMAT);
    if (chosen !== null) onTextChange(formatDay(chosen, dateFormat));
    setIsOpen(false);
  };

  return (
    <SearchTextInput
      ref={ref}
      label={label}
      value={text}
      onChange={(event) => {
        onTextChange(event.currentTarget.value);
      }}
      onFocus={(event) => {
        event.currentTarget.select();
      }}
      onBlur={() => {
        if (day !== null) onTextChange(formatDay(day, dateFormat));
        onBlur();
      }}
      error={error}
      placeholder={dateFormat.replaceAll('Y', t('search.yearLetter'))}
      rightSection={
        <Popover
          opened={isOpen}
          onChange={setIsOpen}
          trapFocus
          returnFocus
          position="bottom-end"
          shadow="md"
        >
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              aria-label={calendarLabel}
              onClick={() => {
                setIsOpen(!isOpen);
              }}
            >
              <SearchIcon mode="date" />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <DatePicker
              value={picked}
              onChange={pick}
              defaultDate={picked ?? lastDay}
              maxDate={lastDay}
              locale={i18n.language}
              hideOutsideDates
              weekendDays={[]}
              classNames={{ day: classes.day }}
              ariaLabels={{
                previousMonth: t('search.calendar.previousMonth'),
                nextMonth: t('search.calendar.nextMonth'),
                monthLevelControl: t('search.calendar.chooseMonth'),
                previousYear: t('search.calendar.previousYear'),
                nextYear: t('search.calendar.nextYear'),
                yearLevelControl: t('search.calendar.chooseYear'),
                previousDecade: t('search.calendar.previousDecade'),
                nextDecade: t('search.calendar.nextDecade'),
              }}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
