import { memo } from 'react';
import { Button, Tabs } from '@mantine/core';

import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { OWN_ORDERS } from '@/domain/orders/patient-orders';
import { useTranslation } from '@/i18n/translation';

import classes from './search-panel.module.css';
import { StaffSearch } from './staff-search';

const VISITS = 'visits';

/** What patients have instead of a search: their own orders once more. */
function MyVisits({ onSearch }: { readonly onSearch: (criteria: SearchCriteria) => void }) {
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

interface SearchPanelProps {
  readonly userType: UserTypeCode;
  readonly isNarrow: boolean;
  /** The present search; null before the first one. */
  readonly criteria: SearchCriteria | null;
  /** Orders are listed. */
  readonly hasOrders: boolean;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

/** The search, or for patients, who find only their own orders, the refresh of those. Memoised: orders open beside it. */
export const SearchPanel = memo(function SearchPanel({
  userType,
  onSearch,
  ...search
}: SearchPanelProps) {
  return (
    <div className={classes.panel}>
      {userType === PATIENT ? (
        <MyVisits onSearch={onSearch} />
      ) : (
        <StaffSearch {...search} onSearch={onSearch} />
      )}
    </div>
  );
});
