import type { ExpectedCall } from './call-samples';
import { OTHER_CALLS } from './other-calls';
import { SERVICE_CALLS } from './service-calls';

/** Every call by its name in the contract. */
export const ALL_CALLS: Readonly<Record<string, ExpectedCall>> = {
  ...SERVICE_CALLS,
  ...OTHER_CALLS,
};
