import { Button, Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { SearchCriteria } from '@/domain/orders/order-filter';
import { OWN_ORDERS } from '@/domain/orders/patient-orders';

import classes from './search-panel.module.css';

const VISITS = 'visits';

/** What patients have instead of a search: their own orders once more. */
export function MyVisits({ onSearch }: { readonly onSearch: (criteria: SearchCriteria) => void }) {
  const { t } = useTranslation();
  return (
    <Tabs defaultValue={VISITS}>
      <Tabs.List aria-label={t('search.modes')}>
        <Tabs.Tab value={VISITS}>{t('search.visits')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={VISITS} className={classes.visits}>
        <Button
          variant="default"
          fullWidth
          onClick={() => {
            onSearch(OWN_ORDERS);
          }}
        >
          {t('search.refreshVisits')}
        </Button>
      </Tabs.Panel>
    </Tabs>
  );
}
