import type { RuntimeConfig } from '@/lib/runtime-keys';

import { SERVERS } from '../contract/contract-document';
import { inGroup, type Finding } from '../findings';
import type { Network, Outgoing, Reply } from '../network/network';
import type { Bases } from '../servers';

type AuthScheme = RuntimeConfig['authScheme'];

const finding = inGroup('calls');

const WORDS: readonly AuthScheme[] = ['none', 'JWT', 'Bearer'];

/** The exchange that finds out which word each origin takes before a token. */
export interface TokenWords {
  readonly exchange: Network['exchange'];
  /** The word that an origin took; null where it refused all, undefined where no token went. */
  readonly wordOf: (origin: string) => AuthScheme | null | undefined;
}

const isRefused = ({ status }: Reply) => status === 401 || status === 403;

/** The header that carries a token. */
export const withWord = (token: string, word: AuthScheme) =>
  word === 'none' ? token : `${word} ${token}`;

/**
 * Sends what the portal sends, and where a token is refused with the word of its `authScheme`, once more with the others: only
 * origins that the installation names are ever asked. What one word got through stays the origin's.
 */
export function findTokenWords({ exchange }: Network, configured: AuthScheme): TokenWords {
  const words = new Map<string, AuthScheme>();
  const refusing = new Set<string>();

  const exchangeWith = async (outgoing: Outgoing): Promise<Reply> => {
    const { Authorization: header } = outgoing.headers ?? {};
    if (header === undefined) return exchange(outgoing);
    const { origin } = new URL(outgoing.url);
    const token = header.replace(/^(?:Bearer|JWT) /, '');
    const attempt = (word: AuthScheme) =>
      exchange({
        ...outgoing,
        headers: { ...outgoing.headers, Authorization: withWord(token, word) },
      });
    const known = words.get(origin);
    const first = await attempt(known ?? configured);
    if (known !== undefined) return first;
    if (!isRefused(first)) {
      if (first.status < 300) words.set(origin, configured);
      return first;
    }
    for (const word of WORDS.filter((other) => other !== configured)) {
      const reply = await attempt(word);
      if (isRefused(reply)) continue;
      words.set(origin, word);
      return reply;
    }
    refusing.add(origin);
    return first;
  };

  return {
    exchange: exchangeWith,
    wordOf: (origin) => words.get(origin) ?? (refusing.has(origin) ? null : undefined),
  };
}

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
