import type { RuntimeConfig } from '@/lib/runtime-keys';
import { readAddress } from '@/lib/session/web-address';

import type { Trial } from './calls/try-calls';
import { SERVERS, type ServerName } from './contract/contract-document';
import type { Network } from './network/network';

/** Where each server is, as the portal sees it; one that there is not is absent. */
export type Bases = Readonly<Partial<Record<ServerName, string>>>;

/** What the findings are made of. */
export interface Situation {
  /** Of the portal, in whose name is asked. */
  readonly origin: string;
  readonly network: Network;
  readonly config: RuntimeConfig;
  readonly trials: readonly Trial[];
  readonly bases: Bases;
  /** Origins that do not answer at all, of which a line of its own tells. */
  readonly unreached: ReadonlySet<string>;
  /** Servers in whose place something else answers, of which another line tells too. */
  readonly mute: ReadonlySet<ServerName>;
  readonly hasOrder: boolean;
  readonly storedLisUrl: string;
  readonly isLisAllowed: boolean;
}

/**
 * The addresses of `config.json`, and of the LIS the stored one where the file has none. The caller has to be in the page
 * (`asPortal`).
 */
export function basesOf(config: RuntimeConfig, storedLisUrl: string): Bases {
  const { serviceUrl, mailUrl, appServerUrl, mergeUrl } = config;
  const stored = readAddress(config.lisUrl === '' ? storedLisUrl.trim() : config.lisUrl);
  const lis = 'address' in stored ? stored.address.replace(/(?<!\/)\/+api$/i, '') : '';
  const all = { service: serviceUrl, mail: mailUrl, lis, app: appServerUrl, merge: mergeUrl };
  return Object.fromEntries(Object.entries(all).filter(([, base]) => base !== ''));
}

/** Each origin with the servers that are there, in the contract's order. */
export function serversByOrigin(bases: Bases): ReadonlyMap<string, readonly ServerName[]> {
  const found = new Map<string, ServerName[]>();
  for (const server of SERVERS) {
    const base = bases[server];
    if (base === undefined) continue;
    const { origin } = new URL(base);
    found.set(origin, [...(found.get(origin) ?? []), server]);
  }
  return found;
}
