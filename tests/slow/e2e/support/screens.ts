import type { Screen } from './screen-steps';
import { LOGIN } from './screens-before-sign-in';
import { ACCOUNT } from './screens-of-accounts';
import { READING, SEARCH } from './screens-of-orders';
import { REPORTS } from './screens-of-reports';

/** Every screen of the portal and its states of waiting, emptiness, refusal and failure. */
export const SCREENS: readonly Screen[] = [...LOGIN, ...SEARCH, ...READING, ...REPORTS, ...ACCOUNT];
