import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { glossaryOptions } from '@/api/glossary/get-glossary';
import { entryName, type GlossaryEntry } from '@/domain/glossary/glossary';
import { useLanguage } from '@/i18n/use-language';
import { Dialog } from '@/ui/dialog/dialog';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { WaitingText } from '@/ui/waiting/waiting-text';

import { GlossarySearch } from './glossary-search';
import { GlossarySource } from './glossary-source';
import { GlossaryText } from './glossary-text';

/** What tests are, in plain words: a search among all, which says nothing of a result. */
export function GlossaryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { data: glossary, error, isFetching, refetch } = useQuery(glossaryOptions(useLanguage()));
  const [shown, setShown] = useState<GlossaryEntry | null>(null);
  return (
    <Dialog
      title={t('glossary.title')}
      subject={shown === null ? [] : [entryName(shown)]}
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
