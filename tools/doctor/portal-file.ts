import { isPage } from '@/lib/http/answer-body';
import { loadRuntimeConfig, RuntimeConfigError } from '@/lib/runtime-config';
import { RUNTIME_KEYS, type RuntimeConfig } from '@/lib/runtime-keys';

import { inGroup, type Finding } from './findings';
import type { Task } from './examine';
import { likelyName } from './likely-name';
import { asPortal } from './network/as-portal';
import { attempt, isRedirect, redirectHost, Unreached, type Reply } from './network/network';

const finding = inGroup('settings');

const FILE = 'config.json';

/** The portal's file as the portal itself reads it. */
export interface PortalFile {
  readonly config: RuntimeConfig;
}

/** Why there is no file behind an answer; null where there is one. */
function refusalOf(reply: Reply, address: string): Finding | null {
  const { status } = reply;
  if (isRedirect(reply)) {
    return finding(FILE, 'stop', 'redirect', { host: redirectHost(reply, address) });
  }
  if (isPage(reply.bytes)) return finding(FILE, 'stop', 'page', { status });
  return status === 200 ? null : finding(FILE, 'stop', 'no-file', { status });
}

function synthetic(file: Readonly<Record<string, unknown>>): Reply {
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  return { status: 200, headers: { 'content-type': 'application/json' }, bytes };
}

function problemsOf(error: unknown): readonly Finding[] {
  if (!(error instanceof RuntimeConfigError)) throw error;
  return error.problems.map(({ key, problem }) => {
    const meant = problem === 'unknown-key' ? likelyName(key, Object.keys(RUNTIME_KEYS)) : null;
    return meant === null
      ? finding(key, 'stop', `runtime-${problem}`)
      : finding(key, 'stop', 'key-misspelt', { meant });
  });
}

/** Reads the file as the portal does at its start, or says why the portal does not start. */
export async function readPortalFile(
  { file, network }: Pick<Task, 'file' | 'network'>,
  address: string,
): Promise<PortalFile | { readonly findings: readonly Finding[] }> {
  const reply =
    file === null
      ? await attempt(network.exchange({ method: 'GET', url: address + FILE }))
      : synthetic(file);
  if (reply instanceof Unreached) return { findings: [finding(FILE, 'stop', reply.failure)] };
  const refusal = refusalOf(reply, address);
  if (refusal !== null) return { findings: [refusal] };
  const exchange = () => Promise.resolve(reply);
  return asPortal({ address, exchange, onConversation: () => undefined }, () =>
    loadRuntimeConfig().then(
      (config) => ({ config }),
      (cause: unknown) => ({ findings: problemsOf(cause) }),
    ),
  );
}
