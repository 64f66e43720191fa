import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { useSettings } from '@/api/configuration/get-configuration';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { today } from '@/lib/dates/dates';
import { formResolver } from '@/ui/form-resolver';

import { readKeptSearch } from './kept-search';
import { ModeButtons } from './mode-buttons';
import { ModeTabs } from './mode-tabs';
import { readSearch } from './read-search';
import { SearchForm } from './search-form';
import { FIRST_MODE, searchModes, type SearchMode } from './search-mode';
import { startSearch } from './start-search';
import { initialValues, NO_AREA_CHOSEN, type SearchValues } from './search-values';
import { usePresentDefaults } from './use-present-defaults';

interface SearchModesProps {
  readonly isNarrow: boolean;
  /** The last days that were searched at one touch; null after another search. */
  readonly days: SearchCriteria | null;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

/** All search modes around one form. Another mode starts with all areas, this year and without complaints. */
export function SearchModes({ isNarrow, days, onSearch }: SearchModesProps) {
  const settings = useSettings();
  const [chosenMode, setChosenMode] = useState<SearchMode>(FIRST_MODE);
  const modes = searchModes(settings);
  // An administrator may switch off the chosen one meanwhile.
  const mode = modes.includes(chosenMode) ? chosenMode : FIRST_MODE;
  const [kept] = useState(() => readKeptSearch() ?? startSearch(settings));
  const form = useForm({
    defaultValues: initialValues(settings.dateFormat, kept),
    resolver: formResolver((values: SearchValues) => readSearch(values, { mode, settings })),
  });
  usePresentDefaults(form, settings.dateFormat, { kept, days });

  const choose = (chosen: SearchMode) => {
    if (chosen === mode) return;
    form.reset({ ...form.getValues(), area: NO_AREA_CHOSEN, year: String(today().year) });
    setChosenMode(chosen);
  };

  const ModeChoice = isNarrow ? ModeButtons : ModeTabs;
  return (
    <ModeChoice modes={modes} mode={mode} onChoose={choose}>
      <SearchForm mode={mode} form={form} onSearch={onSearch} />
    </ModeChoice>
  );
}
