import { Button, Text } from '@mantine/core';
import { use } from 'react';

import type { visibleResults } from '@/api/orders/get-order-results';
import { PatientReader } from '@/i18n/patient-reader';
import { useTranslation } from '@/i18n/translation';

import classes from './results-message.module.css';
import type { ResultFilters } from './use-result-filters';

interface ResultsMessageProps {
  readonly text: string;
  /** The way out, where there is one. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** The sentence that stands where results would. */
export function ResultsMessage({ text, action }: ResultsMessageProps) {
  return (
    <div className={classes.message}>
      <Text>{text}</Text>
      {action !== undefined && (
        <Button variant="default" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

interface NoResultsProps {
  /** What the reader may see of the order. */
  readonly results: ReturnType<typeof visibleResults>;
  /** The only area that was asked for; its name is empty for all. */
  readonly area: { readonly name: string; readonly showEveryArea: () => void };
  readonly filters: Pick<ResultFilters, 'stateFilter' | 'inState' | 'toggleAltered'>;
}

/** Why no result is shown, and the way to what there is. Of an area nothing is said that would hold for the whole order. */
export function NoResults({ results, area, filters }: NoResultsProps) {
  const { t } = useTranslation();
  const isPatient = use(PatientReader);
  const { tests, blocked, withheld, waiting, unreadable } = results;
  const where = area.name === '' ? 'results' : 'results.inArea';
  const text = (
    why: 'empty' | 'emptyBesideUnread' | 'noneInState' | 'noneAltered' | 'noneAlteredRead',
  ) => t(`${where}.${why}`, { area: area.name });

  if (blocked) return <ResultsMessage text={t(`results.${isPatient ? 'blocked' : 'heldBack'}`)} />;
  if (tests.length === 0) {
    // The note above says why, when tests were withheld.
    if (withheld) return null;
    const action = { label: t('results.showEveryArea'), onClick: area.showEveryArea };
    return (
      <ResultsMessage
        text={text(unreadable > 0 ? 'emptyBesideUnread' : 'empty')}
        action={area.name === '' ? undefined : action}
      />
    );
  }
  if (filters.inState.length === 0) {
    // Some are pending, but the reader sees none before it is validated.
    const isUnseen = filters.stateFilter === 'pending' && waiting > 0;
    const why = isUnseen ? t('results.progress.sentence.waiting') : text('noneInState');
    return <ResultsMessage text={why} />;
  }
  return (
    <ResultsMessage
      text={text(unreadable > 0 ? 'noneAlteredRead' : 'noneAltered')}
      action={{ label: t('results.showAll'), onClick: filters.toggleAltered }}
    />
  );
}
