import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { entryName, findEntries, type GlossaryEntry } from '@/domain/glossary/glossary';

import classes from './glossary-search.module.css';

interface GlossarySearchProps {
  readonly entries: readonly GlossaryEntry[];
  readonly onChoose: (entry: GlossaryEntry) => void;
}

/** All tests of the glossary by name; the field leaves those that are called like what is typed. */
export function GlossarySearch({ entries, onChoose }: GlossarySearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const found = findEntries(entries, text);
  return (
    <>
      <TextInput
        type="search"
        size="md"
        label={t('glossary.search')}
        autoComplete="off"
        spellCheck={false}
        translate="no"
        data-gramm="false"
        data-autofocus
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <Text role="status" size="sm" mt="xs">
        {t('glossary.found', { count: found.length })}
      </Text>
      <ul className={classes.list}>
        {found.map((entry) => (
          <li key={entry.codes.join()}>
            <Button
              variant="subtle"
              fullWidth
              justify="start"
              className={classes.entry}
              onClick={() => {
                onChoose(entry);
              }}
            >
              {entryName(entry)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
