import { Anchor, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { glossaryOptions } from '@/api/glossary/get-glossary';
import { entryName, type Glossary, type GlossaryEntry } from '@/domain/glossary/glossary';
import { useLanguage } from '@/i18n/use-language';
import { Dialog } from '@/ui/dialog/dialog';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { WaitingText } from '@/ui/waiting-text';
import { webLink } from '@/ui/web-link';

import type { Explanation } from './explained-name';
import classes from './glossary-dialog.module.css';
import { GlossarySearch } from './glossary-search';
import { GlossaryText } from './glossary-text';

/** A test, as it is called where somebody asked, and what is said of it there. */
interface AskedTest extends Explanation {
  readonly label: string;
}

interface GlossaryDialogProps {
  /** The test whose name was touched; none: the whole glossary. */
  readonly asked?: AskedTest;
  readonly onClose: () => void;
}

/** Who answers for the texts, and where more can be read. */
function GlossarySource({ glossary }: { readonly glossary: Glossary }) {
  const { t } = useTranslation();
  const { reviewer, reviewed, more } = glossary;
  const address = more === null ? '' : webLink(more.url);
  const review = reviewed === '' ? 'by' : 'byOn';
  return (
    <Text role="note" size="sm" className={classes.source}>
      {reviewer === ''
        ? t('glossary.unreviewed')
        : t(`glossary.reviewed.${review}`, { reviewer, reviewed })}{' '}
      {more !== null && address !== '' && (
        <Anchor href={address} inherit>
          {more.text}
        </Anchor>
      )}
    </Text>
  );
}

/** A test that was looked for says nothing of a result. */
function askedFor(entry: GlossaryEntry): AskedTest {
  return { entry, label: entryName(entry), outcome: null, advice: null };
}

/** What tests are, in plain words: the one that was asked for, and a search among all (docs/behaviour.md §2, Glossary). */
export function GlossaryDialog({ asked, onClose }: GlossaryDialogProps) {
  const { t } = useTranslation();
  const { data: glossary, error, isFetching, refetch } = useQuery(glossaryOptions(useLanguage()));
  const [shown, setShown] = useState(asked ?? null);
  return (
    <Dialog
      title={t('glossary.title')}
      subject={shown === null ? [] : [shown.label]}
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
        <GlossarySearch
          entries={glossary.entries}
          onChoose={(entry) => {
            setShown(askedFor(entry));
          }}
        />
      )}
      {shown !== null && <GlossaryText {...shown} />}
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
