import { setLisUrl } from '@/api/origins';
import type { Authorization } from '@/domain/auth/authorization';
import type { LoginOutcome } from '@/domain/auth/login-outcome';
import type { ReadSettings } from '@/domain/configuration/settings-from-entries';
import { isAllowedOrigin } from '@/lib/http/allowed-origin';
import type { RuntimeConfig } from '@/lib/runtime-keys';

import type { CallFacts } from './calls/portal-calls';
import { tryCalls, valueOf, type Trial } from './calls/try-calls';
import type { Finding } from './findings';
import { examineBuild } from './groups/build';
import { callFindings } from './groups/calls';
import { examineCors } from './groups/cors';
import { examineHost } from './groups/host';
import { examineAnswers, examineReach } from './groups/reach';
import { examinePrintGate } from './groups/print-gate';
import { examineSettings } from './groups/settings';
import { findTokenWords, tokenFindings, withWord } from './groups/token-words';
import { asPortal, type Conversation } from './network/as-portal';
import { Unreached, type Network } from './network/network';
import { readPortalFile, type PortalFile } from './portal-file';
import { basesOf, serversByOrigin, type Bases, type Situation } from './servers';

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
  /** The words that the servers' origins take before a token, where one was sent. */
  readonly words: readonly RuntimeConfig['authScheme'][];
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

async function examineBackEnd(
  task: Task,
  { config }: PortalFile,
  page: { address: string },
): Promise<Examination> {
  const { origin, network } = task;
  const talks: Conversation[] = [];
  const takeConversation = () => talks.splice(0).at(-1) ?? null;
  const onConversation = (conversation: Conversation) => {
    talks.push(conversation);
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
    const session = sessionOf(trials);
    const wordOfLis = lis === undefined ? null : (tokens.wordOf(new URL(lis).origin) ?? 'none');
    const header = session && wordOfLis && withWord(session.authToken, wordOfLis);
    const reached = [...first.findings, ...(late?.findings ?? [])];
    const answers = examineAnswers(reached, { bases: known, origin, trials });
    const situation: Situation = {
      ...{ origin, network, config, trials, bases: known, unreached, mute: answers.mute },
      ...{ hasOrder: task.order !== null, storedLisUrl, isLisAllowed },
    };
    const cors = await examineCors(situation, header);
    const host =
      task.file === null
        ? [
            ...(await examineHost(situation)),
            ...(await examineBuild(origin, network, task.checksums)),
          ]
        : [];
    return {
      findings: [
        ...host,
        ...answers.findings,
        ...cors,
        ...tokenFindings(known, tokens, task.isAnyWord ? null : config.authScheme),
        ...callFindings(situation),
        ...examineSettings(situation),
        ...(await examinePrintGate(situation)),
      ],
      ...{ origin, bases: known, unreached },
      words: [...serversByOrigin(known).keys()].flatMap((each) => tokens.wordOf(each) ?? []),
    };
  });
}

/** Examines an installation from the file that its browsers read to the last call. Rejects with nothing but a fault of its own. */
export async function examine(task: Task): Promise<Examination> {
  const address = `${task.origin}/`;
  setLisUrl('');
  const file = await readPortalFile(task, address);
  if ('findings' in file) {
    const { origin } = task;
    return { findings: file.findings, origin, bases: {}, unreached: new Set(), words: [] };
  }
  return examineBackEnd(task, file, { address });
}
