import { Anchor, Text } from '@mantine/core';

import type { Glossary } from '@/domain/glossary/glossary';
import { useTranslation } from '@/i18n/translation';
import { webLink } from '@/ui/links/web-link';

import classes from './glossary-source.module.css';

/** Who answers for the texts, and where more can be read. */
export function GlossarySource({ glossary }: { readonly glossary: Glossary }) {
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
