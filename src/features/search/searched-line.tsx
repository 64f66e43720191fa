import { ActionIcon, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useSettings } from '@/api/configuration/get-configuration';
import type { SearchCriteria } from '@/domain/orders/order-filter';

import classes from './search-panel.module.css';
import { useSearchedWords } from './use-searched-words';

interface SearchedLineProps {
  readonly criteria: SearchCriteria;
  readonly onRefresh: () => void;
  readonly onChange: () => void;
}

/** What the form is folded into after a search: what was searched, that search once more, and the way back to its fields. */
export function SearchedLine({ criteria, onRefresh, onChange }: SearchedLineProps) {
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
