import { useState } from 'react';
import { useForm } from 'react-hook-form';

import type { Settings } from '@/domain/configuration/settings';
import type { SearchCriteria } from '@/domain/orders/order-filter';

import { ModeButtons } from './mode-buttons';
import { ModeTabs } from './mode-tabs';
import { readSearch } from './read-search';
import { SearchForm } from './search-form';
import { FIRST_MODE, searchModes, type SearchMode } from './search-mode';
import { initialValues, NO_AREA_CHOSEN, type SearchValues } from './search-values';

interface SearchModesProps {
  readonly settings: Settings;
  readonly isNarrow: boolean;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

/** All search modes around one form. Another mode starts with all areas and without complaints (docs/behaviour.md §2). */
export function SearchModes({ settings, isNarrow, onSearch }: SearchModesProps) {
  const [mode, setMode] = useState<SearchMode>(FIRST_MODE);
  const form = useForm<SearchValues, unknown, SearchCriteria>({
    defaultValues: initialValues(settings.dateFormat),
    resolver: (values) => readSearch(values, { mode, settings }),
  });

  const choose = (chosen: SearchMode) => {
    if (chosen === mode) return;
    form.reset({ ...form.getValues(), area: NO_AREA_CHOSEN });
    setMode(chosen);
  };

  const ModeChoice = isNarrow ? ModeButtons : ModeTabs;
  return (
    <ModeChoice modes={searchModes(settings)} mode={mode} onChoose={choose}>
      <SearchForm mode={mode} form={form} settings={settings} onSearch={onSearch} />
    </ModeChoice>
  );
}
