import { ALL_AREAS } from '@/domain/catalogues/area';
import type { OrderFilter } from '@/domain/orders/order-filter';

/** What a search form asks for; the dashboard adds what the user type may see. */
export type SearchCriteria = Omit<OrderFilter, 'onlyValidated'>;

/** Patients search nothing: the server knows which orders are theirs (behaviour.md 3.1). */
export const OWN_ORDERS: SearchCriteria = { dateNumber: null, area: ALL_AREAS };
