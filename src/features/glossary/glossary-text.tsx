import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { OUTCOMES, type GlossaryEntry, type Outcome } from '@/domain/glossary/glossary';
import { useTranslation } from '@/i18n/translation';

import classes from './glossary-text.module.css';

interface PartProps {
  readonly title: string;
  readonly children: string;
}

/** A heading with its paragraph; nothing where the laboratory wrote none. */
function Part({ title, children }: PartProps) {
  if (children === '') return null;
  return (
    <>
      <Title order={3} size="h6">
        {title}
      </Title>
      <Text>{children}</Text>
    </>
  );
}

interface GlossaryTextProps {
  readonly entry: GlossaryEntry;
  /** The paragraph that fits the result at hand; the others stay folded. */
  readonly outcome: Outcome | null;
  readonly advice: ReactNode;
}

/** What a test is, why it is ordered, what a result like the one at hand may mean, and what influences it. */
export function GlossaryText({ entry, outcome, advice }: GlossaryTextProps) {
  const { t } = useTranslation();
  const others = OUTCOMES.filter((other) => other !== outcome && entry[other] !== '');
  return (
    <div className={classes.text}>
      {advice}
      <Part title={t('glossary.part.what')}>{entry.what}</Part>
      {outcome !== null && <Part title={t(`glossary.part.${outcome}`)}>{entry[outcome]}</Part>}
      <Part title={t('glossary.part.why')}>{entry.why}</Part>
      <Part title={t('glossary.part.influences')}>{entry.influences}</Part>
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{t('glossary.others')}</summary>
          {others.map((other) => (
            <Part key={other} title={t(`glossary.part.${other}`)}>
              {entry[other]}
            </Part>
          ))}
        </details>
      )}
      <Text className={classes.note}>{t('glossary.noDiagnosis')}</Text>
    </div>
  );
}
