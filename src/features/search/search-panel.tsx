import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { Settings } from '@/domain/configuration/settings';

import { DateSearchForm } from './date-search-form';
import type { SearchCriteria } from './search-criteria';
import classes from './search-panel.module.css';

interface SearchPanelProps {
  readonly settings: Settings;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

/** The ways to search, one tab each (spec §2, Search modes). */
const MODES = [{ value: 'date', label: 'search.byDate', Form: DateSearchForm }] as const;

export function SearchPanel({ settings, onSearch }: SearchPanelProps) {
  const { t } = useTranslation();
  return (
    <Tabs defaultValue={MODES[0].value} keepMounted={false} className={classes['panel'] ?? ''}>
      <Tabs.List aria-label={t('search.modes')}>
        {MODES.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {t(label)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {MODES.map(({ value, Form }) => (
        <Tabs.Panel key={value} value={value}>
          <Form settings={settings} onSearch={onSearch} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
