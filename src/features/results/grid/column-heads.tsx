import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { HistoryMode } from '@/domain/results/test-selection';

import classes from './column-heads.module.css';

/** The names of the columns; those of the check-boxes are short, with the whole word as tooltip. */
export function ColumnHeads({ modes }: { readonly modes: readonly HistoryMode[] }) {
  const { t } = useTranslation();
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.columns}>
        <div role="columnheader">{t('results.columns.test')}</div>
        <div role="columnheader">{t('results.columns.result')}</div>
        <div role="columnheader">{t('results.columns.reference')}</div>
        <div role="columnheader">{t('results.columns.unit')}</div>
        {modes.length > 0 && <div role="columnheader">{t('results.columns.previous')}</div>}
        <div role="columnheader">
          <VisuallyHidden>{t('results.columns.details')}</VisuallyHidden>
        </div>
        {modes.map((mode) => (
          <div
            key={mode}
            role="columnheader"
            title={t(`results.check.hint.${mode}`)}
            className={classes.check}
          >
            {t(`results.columns.${mode}`)}
          </div>
        ))}
      </div>
    </div>
  );
}
