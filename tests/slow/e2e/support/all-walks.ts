import type { ScreenCall } from './fault-table';
import type { Walk } from './walk';
import { WALKS_BEFORE_SIGN_IN } from './walks-before-sign-in';
import { WALKS_OF_ADMINISTRATION } from './walks-of-administration';
import { WALKS_OF_ORDERS } from './walks-of-orders';
import { WALKS_OF_REPORTS } from './walks-of-reports';

/** How each call is made on a screen. Does not compile while one is missing. */
export const WALKS: Readonly<Record<ScreenCall, Walk>> = {
  ...WALKS_BEFORE_SIGN_IN,
  ...WALKS_OF_ORDERS,
  ...WALKS_OF_REPORTS,
  ...WALKS_OF_ADMINISTRATION,
};
