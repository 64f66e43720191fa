import { ALL_AREAS } from '@/domain/catalogues/area';

/** Search criteria exactly as `PATCH /orders/filter` takes them. Day numbers are integers `YYYYMMDD`. */
export interface OrderFilter {
  readonly order?: string;
  readonly dateNumber?: number | null;
  readonly dateNumberInit?: number;
  readonly dateNumberEnd?: number;
  readonly statetest?: number;
  readonly documentType?: number;
  readonly patientId?: string;
  readonly name1?: string;
  readonly name2?: string;
  readonly lastName?: string;
  readonly surName?: string;
  readonly year?: number;
  readonly area: number;
  readonly onlyValidated: boolean;
}

/** What a search asks for; what the user type may see is added where it is made. */
export type SearchCriteria = Omit<OrderFilter, 'onlyValidated'>;

/** Stands for every document type in a search. */
export const ANY_DOCUMENT_TYPE = 0;

/** Stands where nothing is searched; it is never sent. */
export const NO_SEARCH: OrderFilter = { area: ALL_AREAS, onlyValidated: true };
