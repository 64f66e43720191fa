import type { ExpectedCall } from './call-samples';
import { OTHER_CALLS } from './other-calls';
import { SERVICE_CALLS } from './service-calls';

/** The names of the calls in the contract. */
export type CallName = keyof typeof SERVICE_CALLS | keyof typeof OTHER_CALLS;

/** The register: every call by its name in the contract, for all that is tested of all calls. */
export const ALL_CALLS: Readonly<Record<CallName, ExpectedCall>> = {
  ...SERVICE_CALLS,
  ...OTHER_CALLS,
};

export const CALL_NAMES = Object.keys(ALL_CALLS) as readonly CallName[];
