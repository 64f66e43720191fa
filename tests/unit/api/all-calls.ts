import type { ExpectedCall } from './call-samples';
import { OTHER_CALLS } from './other-calls';
import { SERVICE_CALLS } from './service-calls';

/** The names of the calls in the contract. */
export type CallName = keyof typeof SERVICE_CALLS | keyof typeof OTHER_CALLS;

/** Every call by its name in the contract. */
export const ALL_CALLS: Readonly<Record<string, ExpectedCall>> = {
  ...SERVICE_CALLS,
  ...OTHER_CALLS,
};
