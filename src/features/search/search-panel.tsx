import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { SearchCriteria } from '@/domain/orders/order-filter';

import { MyVisits } from './my-visits';
import { SearchModes } from './search-modes';
import classes from './search-panel.module.css';

interface SearchPanelProps {
  readonly userType: UserTypeCode;
  readonly isNarrow: boolean;
  readonly onSearch: (criteria: SearchCriteria) => void;
}

/** The search, or for patients, who find only their own orders, the refresh of those (docs/behaviour.md §2, Search modes). */
export function SearchPanel({ userType, isNarrow, onSearch }: SearchPanelProps) {
  return (
    <div className={classes.panel}>
      {userType === PATIENT ? (
        <MyVisits onSearch={onSearch} />
      ) : (
        <SearchModes isNarrow={isNarrow} onSearch={onSearch} />
      )}
    </div>
  );
}
