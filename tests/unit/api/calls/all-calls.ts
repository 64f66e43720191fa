import { isCallName, PORTAL_CALLS, type CallName } from '@doctor/calls/portal-calls';

import { SAMPLES, type ExpectedCall, type TrueAnswer } from './call-samples';
import { EXAMPLES } from './contract-operations';
import { EXPECTED_CALLS } from './expected-calls';

export type { CallName };

interface TriedCall extends ExpectedCall {
  readonly answered: TrueAnswer;
  /** Makes the call as the portal does, with the samples. */
  readonly run: () => Promise<unknown>;
}

export const CALL_NAMES = Object.keys(PORTAL_CALLS).filter(isCallName);

function example(name: CallName): TrueAnswer {
  const json = EXAMPLES.get(name);
  if (json === undefined) throw new Error(`the contract has no example of ${name}`);
  return { json };
}

/** The register with what is expected of each call, for all that is tested of all calls. */
export const ALL_CALLS = Object.fromEntries(
  CALL_NAMES.map((name) => [
    name,
    {
      ...EXPECTED_CALLS[name],
      answered: EXPECTED_CALLS[name].answered ?? example(name),
      run: () => PORTAL_CALLS[name].run(SAMPLES),
    },
  ]),
) as Readonly<Record<CallName, TriedCall>>;
