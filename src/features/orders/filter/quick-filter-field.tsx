import { CloseButton, TextInput } from '@mantine/core';
import type { KeyboardEvent, Ref } from 'react';

import { useTranslation } from '@/i18n/translation';

import classes from './quick-filter-field.module.css';

interface QuickFilterFieldProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onClear: () => void;
  /** Moves on into the list below. */
  readonly onLeave: () => void;
}

/** The field that narrows the list below it. Escape empties it, arrow down moves into the list. */
export function QuickFilterField({
  inputRef,
  text,
  onChange,
  onClear,
  onLeave,
}: QuickFilterFieldProps) {
  const { t } = useTranslation();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClear();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onLeave();
  };
  return (
    <TextInput
      ref={inputRef}
      type="search"
      size="sm"
      className={classes.field}
      aria-label={t('orders.filter')}
      placeholder={t('orders.filter')}
      autoComplete="off"
      spellCheck={false}
      translate="no"
      data-gramm="false"
      value={text}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
      onKeyDown={handleKey}
      rightSectionPointerEvents="all"
      rightSection={
        text !== '' && (
          <CloseButton size="sm" aria-label={t('orders.clearFilter')} onClick={onClear} />
        )
      }
    />
  );
}
