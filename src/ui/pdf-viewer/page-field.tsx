import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { readInteger } from '@/lib/wire/scalars';

import classes from './viewer-toolbar.module.css';

interface PageFieldProps {
  /** The page in sight, from 1. */
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** The number of the page in sight, and the way to any other: what is no page of the document is dropped. */
export function PageField({ page, count, onPage }: PageFieldProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    setDraft(null);
    const wanted = readInteger(draft);
    if (wanted !== null && wanted >= 1 && wanted <= count) onPage(wanted);
  };
  return (
    <form
      className={classes.pageField}
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <TextInput
        aria-label={t('viewer.pageNumber')}
        className={classes.pageInput}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? String(page)}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
        }}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onBlur={commit}
      />
      <span>{t('viewer.pageCount', { total: count })}</span>
    </form>
  );
}
