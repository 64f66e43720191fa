import { memo } from 'react';

import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { SearchCriteria } from '@/domain/orders/order-filter';

import { MyVisits } from './my-visits';
import classes from './search-panel.module.css';
import { StaffSearch } from './staff-search';

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
