import type { AuthScheme } from '@/lib/runtime-config';

import { SERVERS } from '../contract/contract-document';
import { inGroup, type Finding } from '../findings';
import type { TokenWords } from '../network/token-words';
import type { Bases } from '../servers';

const finding = inGroup('calls');

/** The servers that ask for a session's token. The mail server is sent the one of a reset. */
const ASKING = SERVERS.filter((server) => server === 'service' || server === 'lis');

/**
 * Whether each server takes the token with the word of `authScheme`; any word will do where `configured` is null.
 */
export function tokenFindings(
  bases: Bases,
  { wordOf }: TokenWords,
  configured: AuthScheme | null,
): readonly Finding[] {
  return ASKING.flatMap((server) => {
    const base = bases[server];
    if (base === undefined) return [];
    const name = `token · ${server}`;
    const word = wordOf(new URL(base).origin);
    if (word === undefined) return [finding(name, 'skipped', 'token-untried')];
    if (word === null) return [finding(name, 'stop', 'token-refused')];
    return [
      configured === null || word === configured
        ? finding(name, 'ok', 'token-ok', { word })
        : finding(name, 'stop', 'token-other', { wanted: configured, word }),
    ];
  });
}
