import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { AskedHistory } from '@/domain/results/asked-histories';
import { MarkedText } from '@/ui/marked-text/marked-text';

import classes from './history-section.module.css';
import { testTitle } from './test-title';

interface HistorySectionProps {
  readonly history: AskedHistory;
  readonly children: ReactNode;
}

/** One test of a history: its name and unit, and that the server may have left out newer results (behaviour.md 3.7). */
export function HistorySection({ history, children }: HistorySectionProps) {
  const { t } = useTranslation();
  const { test, truncated } = history;
  return (
    <section className={classes['section']}>
      <h3 className={classes['heading']} translate="no">
        {testTitle(test)}{' '}
        <span className={classes['unit']}>
          <MarkedText source={test.unit} />
        </span>
      </h3>
      {truncated && (
        <Text role="note" size="sm" className={classes['note'] ?? ''}>
          {t('history.truncated')}
        </Text>
      )}
      {children}
    </section>
  );
}
