import { isCallName, PORTAL_CALLS, type CallName } from '@doctor/calls/portal-calls';

import { SAMPLES, type ExpectedCall } from './call-samples';
import { OTHER_CALLS } from './other-calls';
import { SERVICE_CALLS } from './service-calls';

export type { CallName };

interface TriedCall extends ExpectedCall {
  /** Makes the call as the portal does, with the samples. */
  readonly run: () => Promise<unknown>;
}

export const CALL_NAMES = Object.keys(PORTAL_CALLS).filter(isCallName);

const EXPECTED: Readonly<Record<CallName, ExpectedCall>> = { ...SERVICE_CALLS, ...OTHER_CALLS };

/** The register with what is expected of each call, for all that is tested of all calls. */
export const ALL_CALLS = Object.fromEntries(
  CALL_NAMES.map((name) => [
    name,
    { ...EXPECTED[name], run: () => PORTAL_CALLS[name].run(SAMPLES) },
  ]),
) as Readonly<Record<CallName, TriedCall>>;
