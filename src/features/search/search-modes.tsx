import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Tabs, UnstyledButton } from '@mantine/core';

import { useSettings } from '@/api/configuration/get-configuration';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { today } from '@/lib/dates/dates';
import { formResolver } from '@/ui/form-resolver';
import { dayNumber } from '@/domain/base/day';
import { useTranslation } from '@/i18n/translation';

import { readKeptSearch } from './kept-search';
import { FIRST_MODE, type SearchMode, searchModes } from './search-mode';
import classes from './search-panel.module.css';
import { SearchIcon } from './search-icon';
import { readSearch } from './read-search';
import { SearchForm } from './search-form';
import { startSearch } from './start-search';
import {
  initialValues,
  NO_AREA_CHOSEN,
  type SearchFormState,
  type SearchValues,
} from './search-values';
import { useToday } from '@/ui/use-today';

/** Fields that begin with a day near today. */
const DAYS = ['date', 'start', 'end'] as const;

/**
 * Keeps the first dates of a search those of the present day while a page stays open; what somebody chose stays, and what the tab
 * kept. Days searched at one touch take their place. The year stays as it stands: it belongs to the number that is typed beside it.
 */
function usePresentDefaults(
  form: SearchFormState,
  dateFormat: string,
  { kept, days }: { readonly kept: SearchCriteria | null; readonly days: SearchCriteria | null },
): void {
  const day = dayNumber(useToday());
  const chosen = useRef(new Set<string>(kept === null ? [] : DAYS));
  // The form itself cannot tell: its modes take over what was typed as their defaults.
  useEffect(() => {
    const watching = form.watch((_, { name, type }) => {
      if (type === 'change' && name !== undefined) chosen.current.add(name);
    });
    return () => {
      watching.unsubscribe();
    };
  }, [form]);
  const follow = useEffectEvent(() => {
    const present = initialValues(dateFormat, null);
    for (const name of DAYS) {
      if (!chosen.current.has(name)) form.setValue(name, present[name]);
    }
  });
  const take = useEffectEvent((searched: SearchCriteria) => {
    const values = initialValues(dateFormat, searched);
    for (const name of DAYS) {
      form.setValue(name, values[name]);
      chosen.current.add(name);
    }
    form.setValue('state', values.state);
    form.setValue('area', values.area);
  });
  useEffect(() => {
    if (days !== null) take(days);
  }, [days]);
  useEffect(() => {
    follow();
  }, [day]);
}

interface ModeChoiceProps {
  readonly modes: readonly SearchMode[];
  readonly mode: SearchMode;
  readonly onChoose: (mode: SearchMode) => void;
  /** The form of the chosen mode. */
  readonly children: ReactNode;
}

/** The search modes as tabs, where there is room for them. */
function ModeTabs({ modes, mode, onChoose, children }: ModeChoiceProps) {
  const { t } = useTranslation();
  return (
    <Tabs
      value={mode}
      onChange={(value) => {
        const chosen = modes.find((candidate) => candidate === value);
        if (chosen !== undefined) onChoose(chosen);
      }}
      keepMounted={false}
      classNames={{ tab: classes.tab }}
    >
      <Tabs.List aria-label={t('search.modes')} grow>
        {modes.map((candidate) => (
          <Tabs.Tab key={candidate} value={candidate}>
            {t(`search.mode.${candidate}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {modes.map((candidate) => (
        <Tabs.Panel key={candidate} value={candidate}>
          {candidate === mode && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** The search modes as icon buttons, for narrow screens. */
function ModeButtons({ modes, mode, onChoose, children }: ModeChoiceProps) {
  const { t } = useTranslation();
  return (
    <>
      <div role="group" aria-label={t('search.modes')} className={classes.modes}>
        {modes.map((candidate) => (
          <UnstyledButton
            key={candidate}
            className={classes.mode}
            aria-label={t(`search.searchBy.${candidate}`)}
            aria-pressed={candidate === mode}
            onClick={() => {
              onChoose(candidate);
            }}
          >
            <SearchIcon mode={candidate} />
            <span>{t(`search.caption.${candidate}`)}</span>
          </UnstyledButton>
        ))}
      </div>
      {children}
    </>
  );
}

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
