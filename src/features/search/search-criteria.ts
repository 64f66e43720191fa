import type { OrderFilter } from '@/domain/orders/order-filter';

/** What a search form asks for; the dashboard adds what the user type may see. */
export type SearchCriteria = Omit<OrderFilter, 'onlyValidated'>;
