import { Button, Text } from '@mantine/core';

import type { StateFilter } from '@/domain/orders/state-filter';
import { useTexts } from '@/i18n/texts';
import { ErrorAlert } from '@/ui/errors/error-alert';

import classes from './results-notes.module.css';

interface ResultsNotesProps {
  /** The last refresh when it failed; older results may still stand below. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly unreadable: number;
  /** Tests with a text that lost characters on its way. */
  readonly damaged: number;
  /** The values before these could not be loaded. */
  readonly isPreviousMissing: boolean;
  /** Tests were taken out because the laboratory speaks to the patient first. */
  readonly isWithheld: boolean;
  readonly stateFilter: StateFilter;
  readonly shown: number;
  readonly total: number;
  readonly onEveryState: () => void;
}

/** What a reader must know before the results: a failed refresh, records that are missing, and what is not shown. */
export function ResultsNotes(props: ResultsNotesProps) {
  const { error, unreadable, damaged, stateFilter, shown, total } = props;
  const t = useTexts();
  return (
    <>
      {error !== null && (
        <div className={classes.note}>
          <ErrorAlert
            title={t('results.failed')}
            error={error}
            isRetrying={props.isFetching}
            onRetry={props.onRetry}
          />
        </div>
      )}
      {unreadable > 0 && (
        <Text role="note" size="sm" className={classes.note}>
          {t('results.unreadable', { count: unreadable })}
        </Text>
      )}
      {damaged > 0 && (
        <Text role="note" size="sm" className={classes.note}>
          {t('results.damaged', { count: damaged })}
        </Text>
      )}
      {props.isPreviousMissing && (
        <Text role="note" size="sm" className={classes.note}>
          {t('results.previous.failed')}
        </Text>
      )}
      {props.isWithheld && (
        <Text role="note" size="sm" className={classes.note}>
          {t('results.blocked')}
        </Text>
      )}
      {stateFilter !== 'all' && (
        <div role="note" className={classes.note}>
          <Text size="sm">{t(`results.stateNote.${stateFilter}`, { shown, total })}</Text>
          <Button variant="default" className={classes.lift} onClick={props.onEveryState}>
            {t('results.showEveryState')}
          </Button>
        </div>
      )}
    </>
  );
}
