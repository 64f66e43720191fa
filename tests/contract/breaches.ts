import { CONTRACT, deviationsOf, type Deviation } from '@doctor/contract/contract-document';

/**
 * In what an answer of a call is not the contract's; nothing where it keeps it.
 * @param name the call's name in the contract
 */
export function breaches(
  name: string,
  { status, headers }: Response,
  body: string,
): readonly Deviation[] {
  const operation = CONTRACT.get(name);
  if (operation === undefined) throw new Error(`no call ${name}`);
  return deviationsOf(operation, { status, contentType: headers.get('Content-Type') ?? '', body });
}
