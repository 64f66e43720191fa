import { Progress, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/Progress.layer.css';

import { secondsLeft } from './time-left';
import type { ZipState } from './zip-state';
import classes from './zip-dialog.module.css';

const MINUTE = 60;
/** Parts of the work at whose ends a screen reader hears the count. */
const PARTS = 4;

/** The count that was last worth reading out. */
function readOut(done: number, total: number): number {
  const part = Math.floor((done * PARTS) / total);
  return Math.ceil((part * total) / PARTS);
}

/** A run under way: how many orders are done, how long the rest may take, and which one is drawn. */
export function ZipProgress({ state }: { readonly state: ZipState }) {
  const { t } = useTranslation();
  const { outcomes, before, trying, startedAt, lastAt, drawing } = state;
  const done = outcomes.length - before;
  const seconds = secondsLeft({ done, total: trying, elapsed: lastAt - startedAt });
  const minutes = Math.round((seconds ?? 0) / MINUTE);
  const count = t('zip.progress', { done, total: trying });
  return (
    <div>
      <Text className={classes.count}>{count}</Text>
      <Progress.Root size="lg">
        <Progress.Section
          value={(done / Math.max(trying, 1)) * 100}
          // Mantine's own attributes say percents.
          withAria={false}
          role="progressbar"
          aria-label={t('zip.progressLabel')}
          aria-valuemin={0}
          aria-valuemax={trying}
          aria-valuenow={done}
          aria-valuetext={count}
        />
      </Progress.Root>
      <Text size="sm" className={classes.details}>
        <span>{drawing !== null && t('zip.drawing', { order: drawing })}</span>
        <span>
          {seconds !== null &&
            (minutes < 1 ? t('zip.secondsLeft') : t('zip.minutesLeft', { count: minutes }))}
        </span>
      </Text>
      <VisuallyHidden role="status">
        {t('zip.progress', { done: readOut(done, trying), total: trying })}
      </VisuallyHidden>
    </div>
  );
}
