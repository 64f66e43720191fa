import { Button } from '@mantine/core';
import { hashKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useSettings } from '@/api/configuration/get-configuration';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { recentOrders } from '@/domain/orders/recent-orders';
import { today } from '@/lib/dates/dates';

import classes from './search-panel.module.css';
import { useToday } from './use-today';

interface RecentDaysProps {
  /** The present search; the button that stands for it is pressed. */
  readonly criteria: SearchCriteria | null;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

/** Days, today included. */
const SPANS = [1, 3, 7];

/** The orders of the last days at one touch; only today's where the laboratory searches by single days. */
export function RecentDays({ criteria, onSearch }: RecentDaysProps) {
  const { t } = useTranslation();
  const { search } = useSettings();
  const day = useToday();
  const spans = search.dateRange ? SPANS : SPANS.slice(0, 1);
  return (
    <div role="group" aria-label={t('search.recent.label')} className={classes.recent}>
      {spans.map((days) => {
        const isPresent = hashKey([recentOrders(days, day)]) === hashKey([criteria]);
        return (
          <Button
            key={days}
            size="compact-xs"
            variant={isPresent ? 'filled' : 'default'}
            aria-pressed={isPresent}
            onClick={() => {
              // A page that was left open overnight searches the day of the press.
              onSearch(recentOrders(days, today()));
            }}
          >
            {t('search.recent.days', { count: days })}
          </Button>
        );
      })}
    </div>
  );
}
