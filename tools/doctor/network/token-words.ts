import type { AuthScheme } from '@/lib/runtime-config';

import type { Network, Outgoing, Reply } from './network';

export const WORDS: readonly AuthScheme[] = ['none', 'JWT', 'Bearer'];

/** The exchange that finds out which word each origin takes before a token. */
export interface TokenWords {
  readonly exchange: Network['exchange'];
  /** The word that an origin took; null where it refused all, undefined where no token went. */
  readonly wordOf: (origin: string) => AuthScheme | null | undefined;
}

function isRefused({ status }: Reply): boolean {
  return status === 401 || status === 403;
}

function withWord(token: string, word: AuthScheme): string {
  return word === 'none' ? token : `${word} ${token}`;
}

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
