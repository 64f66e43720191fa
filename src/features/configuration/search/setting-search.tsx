import { Combobox, Text, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';

import { DEMOGRAPHIC_USER } from '@/domain/auth/user-type';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import type { FieldPlace } from '@/features/configuration/tabs/field-place';
import { useDemographicName } from '@/features/configuration/tabs/use-demographic-name';
import { useTypeName } from '@/features/configuration/tabs/use-type-name';

import { searchSettings } from './search-settings';
import { settingEntries } from './setting-entries';
import classes from './setting-search.module.css';

/** Looks through all settings by their names, their help and what the servers call them, and leads to what is picked. */
export function SettingSearch({ onOpen }: { readonly onOpen: (place: FieldPlace) => void }) {
  const { t } = useTranslation();
  const { getValues } = useFormContext<AdministrationForm>();
  const demographicName = useDemographicName();
  const nameOf = useTypeName(demographicName);
  const [query, setQuery] = useState('');
  const combobox = useCombobox();
  const isAsked = query.trim() !== '';
  const found = isAsked
    ? searchSettings(
        settingEntries({
          t,
          form: getValues(),
          typeName: (type) =>
            type === DEMOGRAPHIC_USER && demographicName === null ? null : nameOf(type),
        }),
        query,
      )
    : [];

  const { selectFirstOption } = combobox;
  useEffect(() => {
    // What Enter opens is marked from the first letter on.
    selectFirstOption();
  }, [query, selectFirstOption]);

  const look = (text: string) => {
    setQuery(text);
    if (text.trim() === '') combobox.closeDropdown();
    else combobox.openDropdown();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isAsked) combobox.openDropdown();
    if (event.key !== 'Escape' || !isAsked) return;
    // The first Escape empties the field, the next one closes the dialog.
    event.stopPropagation();
    look('');
  };

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const place = found.find((entry) => entry.id === id)?.place ?? null;
        if (place === null) return;
        look('');
        onOpen(place);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          className={classes.field}
          size="sm"
          role="combobox"
          type="search"
          aria-label={t('configuration.find.label')}
          placeholder={t('configuration.find.label')}
          autoComplete="off"
          spellCheck={false}
          data-gramm="false"
          value={query}
          onChange={(event) => {
            look(event.currentTarget.value);
          }}
          onKeyDown={handleKey}
          data-mantine-stop-propagation={isAsked || undefined}
          onBlur={() => {
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <VisuallyHidden role="status">
        {isAsked && t('configuration.find.found', { count: found.length })}
      </VisuallyHidden>
      <Combobox.Dropdown className={classes.dropdown}>
        <Combobox.Options aria-label={t('configuration.find.results')}>
          {found.map(({ id, label, where, wireName, place }) => (
            <Combobox.Option key={id} value={id} disabled={place === null}>
              <span className={classes.label}>{label}</span>
              <Text component="span" size="xs" className={classes.where}>
                {where}
                {wireName !== label && (
                  <>
                    {' · '}
                    <span translate="no">{wireName}</span>
                  </>
                )}
              </Text>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{t('configuration.find.none')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
