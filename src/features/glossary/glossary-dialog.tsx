import { Button, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { glossaryOptions } from '@/api/glossary/get-glossary';
import { entryName, findEntries, type GlossaryEntry } from '@/domain/glossary/glossary';
import { useTranslation } from '@/i18n/translation';
import { useLanguage } from '@/i18n/use-language';
import { Dialog } from '@/ui/dialog/dialog';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { WaitingText } from '@/ui/waiting/waiting-text';

import classes from './glossary-search.module.css';
import { GlossarySource } from './glossary-source';
import { GlossaryText } from './glossary-text';

interface GlossarySearchProps {
  readonly entries: readonly GlossaryEntry[];
  readonly onChoose: (entry: GlossaryEntry) => void;
}

/** All tests of the glossary by name; the field leaves those that are called like what is typed. */
function GlossarySearch({ entries, onChoose }: GlossarySearchProps) {
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
        {t('results.count', { count: found.length })}
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

/** What tests are, in plain words: a search among all, which says nothing of a result. */
export function GlossaryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { data: glossary, error, isFetching, refetch } = useQuery(glossaryOptions(useLanguage()));
  const [shown, setShown] = useState<GlossaryEntry | null>(null);
  return (
    <Dialog
      title={shown === null ? t('glossary.title') : entryName(shown)}
      fullScreen="narrow"
      onClose={onClose}
    >
      <div role="status">{isFetching && <WaitingText />}</div>
      {error !== null && (
        <ErrorAlert
          title={t('glossary.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      {glossary === null && <Text>{t('glossary.none')}</Text>}
      {shown === null && glossary && (
        <GlossarySearch entries={glossary.entries} onChoose={setShown} />
      )}
      {shown !== null && <GlossaryText entry={shown} outcome={null} advice={null} />}
      {glossary && <GlossarySource glossary={glossary} />}
      {shown !== null && (
        <Button
          variant="default"
          size="md"
          mt="md"
          onClick={() => {
            setShown(null);
          }}
        >
          {t('glossary.other')}
        </Button>
      )}
    </Dialog>
  );
}
