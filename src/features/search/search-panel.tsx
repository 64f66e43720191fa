import { memo } from 'react';
import { ActionIcon } from '@mantine/core';

import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { OWN_ORDERS } from '@/domain/orders/patient-orders';
import { useTranslation } from '@/i18n/translation';

import { RefreshIcon } from './search-icon';
import classes from './search-panel.module.css';
import { StaffSearch } from './staff-search';

interface MyVisitsProps {
  /** First names; empty where they are not known. */
  readonly person: string;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

/** What patients have instead of a search: their own orders once more. A phone's own pull from the top does the same. */
function MyVisits({ person, onSearch }: MyVisitsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.visits}>
      {person !== '' && (
        <p className={classes.greeting} translate="no">
          {t('search.greeting', { person })}
        </p>
      )}
      <h2 className={classes.visitsTitle}>{t('search.visits')}</h2>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={t('search.refreshVisits')}
        title={t('search.refreshVisits')}
        onClick={() => {
          onSearch(OWN_ORDERS);
        }}
      >
        <RefreshIcon />
      </ActionIcon>
    </div>
  );
}

interface SearchPanelProps {
  readonly userType: UserTypeCode;
  readonly isNarrow: boolean;
  /** The present search; null before the first one. */
  readonly criteria: SearchCriteria | null;
  /** Orders are listed. */
  readonly hasOrders: boolean;
  /** Epoch milliseconds of their list; 0 where there is none. */
  readonly receivedAt: number;
  readonly person: string;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

/** The search, or for patients, who find only their own orders, the refresh of those. Memoised: orders open beside it. */
export const SearchPanel = memo(function SearchPanel({
  userType,
  person,
  onSearch,
  ...search
}: SearchPanelProps) {
  return (
    <div className={classes.panel}>
      {userType === PATIENT ? (
        <MyVisits person={person} onSearch={onSearch} />
      ) : (
        <StaffSearch {...search} onSearch={onSearch} />
      )}
    </div>
  );
});
