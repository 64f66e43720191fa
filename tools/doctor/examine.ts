import { setLisUrl } from '@/api/origins';
import type { Authorization } from '@/domain/auth/authorization';
import type { LoginOutcome } from '@/domain/auth/login-outcome';
import type { ReadSettings } from '@/domain/configuration/settings-from-entries';
import { isAllowedOrigin } from '@/lib/http/allowed-origin';
import type { AuthScheme, RuntimeConfig } from '@/lib/runtime-config';

import type { CallFacts } from './calls/portal-calls';
import { tryCalls, valueOf, type Trial } from './calls/try-calls';
import type { Finding } from './findings';
import { examineBuild } from './groups/build';
import { callFindings } from './groups/calls';
import { examineCors } from './groups/cors';
import { examineHost } from './groups/host';
import { examineAnswers, examineReach } from './groups/reach';
import { examineSettings } from './groups/settings';
import { tokenFindings } from './groups/token-word';
import { asPortal, type Conversation } from './network/as-portal';
import { Unreached, type Network } from './network/network';
import { findTokenWords, type TokenWords } from './network/token-words';
import { readPortalFile, type PortalFile } from './portal-file';
import { basesOf, serversByOrigin, type Bases } from './servers';

/** What is examined, and how far it may go. */
export interface Task {
  /** The portal's origin; the one in whose name is asked where there is no portal. */
  readonly origin: string;
  /** What stands for `config.json` where there is no portal yet; null to read the portal's. */
  readonly file: Readonly<Record<string, unknown>> | null;
  /** Any word before the token is right: the one that is taken is to be told. */
  readonly isAnyWord: boolean;
  readonly credentials: CallFacts['credentials'] | null;
  readonly order: string | null;
  readonly write: boolean;
  readonly mailTo: string | null;
  /** A `SHA256SUMS` of the release; null where there is none. */
  readonly checksums: string | null;
  readonly network: Network;
}

/** What was found, and what advice is made of. */
export interface Examination {
  readonly findings: readonly Finding[];
  readonly origin: string;
  readonly bases: Bases;
  /** Origins that do not answer: nothing is advised of them. */
  readonly unreached: ReadonlySet<string>;
  readonly config: RuntimeConfig | null;
  /** The word that each server's origin takes before a token, where one was sent. */
  readonly words: ReadonlyMap<string, AuthScheme>;
}

/** Nothing more is sent to an origin that does not answer: silence would cost half a minute each time. */
function withoutUnreached(network: Network, unreached: ReadonlySet<string>): Network {
  return {
    ...network,
    exchange: (outgoing) =>
      unreached.has(new URL(outgoing.url).origin)
        ? Promise.reject(new Unreached('closed'))
        : network.exchange(outgoing),
  };
}

function sessionOf(trials: readonly Trial[]): Authorization | null {
  const outcome = valueOf(trials, 'login') as LoginOutcome | undefined;
  return outcome?.kind === 'signed-in' ? outcome.authorization : null;
}

/** The LIS's address as the service stores it; empty where the service was not read. */
function storedLisUrlOf(trials: readonly Trial[]): string {
  const read = valueOf(trials, 'getConfiguration') as ReadSettings | undefined;
  return read?.settings.lisUrl ?? '';
}

function wordsOf(bases: Bases, { wordOf }: TokenWords): ReadonlyMap<string, AuthScheme> {
  return new Map(
    [...serversByOrigin(bases).keys()].flatMap((origin) => {
      const word = wordOf(origin);
      return word === null || word === undefined ? [] : [[origin, word] as const];
    }),
  );
}

function headerFor(base: string | undefined, session: Authorization | null, tokens: TokenWords) {
  if (base === undefined || session === null) return null;
  const word = tokens.wordOf(new URL(base).origin) ?? 'none';
  return word === 'none' ? session.authToken : `${word} ${session.authToken}`;
}

async function examineBackEnd(
  task: Task,
  { config }: PortalFile,
  page: { address: string },
): Promise<Examination> {
  const { origin, network } = task;
  const talk: { last: Conversation | null } = { last: null };
  const takeConversation = () => {
    const { last } = talk;
    talk.last = null;
    return last;
  };
  const onConversation = (conversation: Conversation) => {
    talk.last = conversation;
  };
  const named = await asPortal({ ...page, exchange: network.exchange, onConversation }, () =>
    Promise.resolve(basesOf(config, '')),
  );
  const first = await examineReach(named, network);
  const tokens = findTokenWords(withoutUnreached(network, first.unreached), config.authScheme);

  return asPortal({ ...page, exchange: tokens.exchange, onConversation }, async () => {
    const trials = await tryCalls({ ...task, takeConversation });
    const storedLisUrl = storedLisUrlOf(trials);
    const bases = basesOf(config, storedLisUrl);
    const isLisAllowed = bases.lis === undefined || isAllowedOrigin(bases.lis);
    const known = isLisAllowed ? bases : named;
    const { lis } = known;
    const isNew = lis !== undefined && !serversByOrigin(named).has(new URL(lis).origin);
    const late = isNew ? await examineReach({ lis }, network) : null;
    const unreached = new Set([...first.unreached, ...(late?.unreached ?? [])]);
    const header = headerFor(lis, sessionOf(trials), tokens);
    const reached = [...first.findings, ...(late?.findings ?? [])];
    const answers = examineAnswers(reached, { bases: known, origin, trials });
    const { mute } = answers;
    const asked = { bases: known, unreached, mute, origin, network, trials };
    const cors = await examineCors(asked, header);
    const others = [...serversByOrigin(known)].filter(([each]) => each !== origin);
    const reachable = others.filter(([each]) => !unreached.has(each));
    const host =
      task.file === null
        ? await examineHost(origin, network, {
            origins: others.map(([each]) => each),
            reached: reachable.map(([each, servers]) => ({
              origin: each,
              isVital: servers.includes('service') || servers.includes('lis'),
            })),
            hasVendorEngine: config.reportEngine === 'stimulsoft',
          })
        : [];
    const build = task.file === null ? await examineBuild(origin, network, task.checksums) : [];
    return {
      findings: [
        ...host,
        ...build,
        ...answers.findings,
        ...cors,
        ...tokenFindings(known, tokens, task.isAnyWord ? null : config.authScheme),
        ...callFindings(trials, { hasOrder: task.order !== null, bases: known, unreached, mute }),
        ...examineSettings({ config, trials, storedLisUrl, isLisAllowed }),
      ],
      origin,
      bases: known,
      unreached,
      config,
      words: wordsOf(known, tokens),
    };
  });
}

/** Examines an installation from the file that its browsers read to the last call. Rejects with nothing but a fault of its own. */
export async function examine(task: Task): Promise<Examination> {
  const address = `${task.origin}/`;
  setLisUrl('');
  const file = await readPortalFile(task, address);
  if ('findings' in file) {
    return {
      findings: file.findings,
      origin: task.origin,
      bases: {},
      unreached: new Set(),
      config: null,
      words: new Map(),
    };
  }
  return examineBackEnd(task, file, { address });
}
