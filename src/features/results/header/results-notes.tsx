import { Button, Text } from '@mantine/core';

import type { StateFilter } from '@/domain/orders/state-filter';
import { useTranslation } from '@/i18n/translation';
import { ErrorAlert } from '@/ui/errors/error-alert';

import { MissingNotes, type MissingNotesProps } from './missing-notes';
import classes from './results-notes.module.css';

interface ResultsNotesProps extends MissingNotesProps {
  /** The last refresh when it failed; older results may still stand below. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly stateFilter: StateFilter;
  /** Tests in the states shown, of all; pending ones count though the reader may not see them yet. */
  readonly shown: number;
  readonly total: number;
  readonly onEveryState: () => void;
}

/** What a reader must know before the results: a failed refresh, records that are missing, and what is not shown. */
export function ResultsNotes(props: ResultsNotesProps) {
  const { error, stateFilter, shown, total } = props;
  const { t } = useTranslation();
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
      <MissingNotes {...props} />
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
