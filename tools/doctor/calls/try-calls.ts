import { lendAuthorization } from '@/api/session/caller-store';
import { bodyValue } from '@/lib/http/answer-body';

import { START_CALLS } from '../../hosting/headers.mjs';
import { CONTRACT } from '../contract/contract-document';
import type { Conversation } from '../network/as-portal';
import type { Reply } from '../network/network';
import { learn, orderFilter, SOURCES, type KnownFacts } from './learn-facts';
import {
  isCallName,
  PORTAL_CALLS,
  type CallFacts,
  type CallName,
  type PortalCall,
} from './portal-calls';

/** Why a call was not made. */
export type Untried = 'harms' | 'writes' | 'account' | 'session' | 'source' | 'facts' | 'mail';

/** A call that was made. */
export interface MadeTrial {
  readonly name: CallName;
  /** What the portal's own function gave, or what it failed with. */
  readonly outcome: { readonly value: unknown } | { readonly error: unknown };
  /** Null where nothing was sent. */
  readonly conversation: Conversation | null;
}

/** A call that was not made. */
interface UnmadeTrial {
  readonly name: CallName;
  readonly untried: Untried;
  /** The failed call that would have brought what it needs. */
  readonly source?: CallName;
}

export type Trial = MadeTrial | UnmadeTrial;

/** What the portal read of a call; undefined where it failed or was not made. */
export function valueOf(trials: readonly Trial[], name: CallName): unknown {
  const trial = trials.find((each) => each.name === name);
  return trial !== undefined && 'outcome' in trial && 'value' in trial.outcome
    ? trial.outcome.value
    : undefined;
}

/** The answer to a call as it came; null for none. */
export function replyTo(trials: readonly Trial[], name: CallName): Reply | null {
  const trial = trials.find((each) => each.name === name);
  return trial !== undefined && 'outcome' in trial ? (trial.conversation?.reply ?? null) : null;
}

/** How far the calls may go. */
export interface TrialOptions {
  readonly credentials: CallFacts['credentials'] | null;
  readonly order: string | null;
  readonly write: boolean;
  /** Whom a test mail goes to; null for nobody. */
  readonly mailTo: string | null;
  /** The last conversation of the portal since it was asked for; null where there was none. */
  readonly takeConversation: () => Conversation | null;
}

/** One empty page with a true table of places, in base64: the servers' merge tools mend none. */
export const SAMPLE_PDF = btoa(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<<>>>>endobj',
    ...['xref', '0 4', '0000000000 65535 f '],
    ...[9, 52, 101].map((place) => `${String(place).padStart(10, '0')} 00000 n `),
    ...['trailer<</Size 4/Root 1 0 R>>', 'startxref', '178', '%%EOF'],
  ].join('\n'),
);

/** Days that are searched for orders, until some are found. */
const SPANS = [7, 60, 400];
const NAMES = Object.keys(PORTAL_CALLS).filter(isCallName);
const byName: Readonly<Record<CallName, PortalCall>> = PORTAL_CALLS;
const MAILS: ReadonlySet<CallName> = new Set(['sendMail', 'sendMailByService', 'sendMailByApp']);

/** Whether the portal makes the call before anybody signs in. */
export function isStartCall(name: CallName): boolean {
  const call = CONTRACT.get(name);
  return call?.method === 'GET' && START_CALLS.includes(call.path);
}

function reasonNotTo(name: CallName, known: KnownFacts, options: TrialOptions): Untried | null {
  const { does, needs = [] } = byName[name];
  const needsSession = CONTRACT.get(name)?.hasToken === true && !isStartCall(name);
  if (does === 'harms') return 'harms';
  if (does === 'writes' && !options.write) return 'writes';
  if (options.credentials === null && (needsSession || name === 'login')) return 'account';
  if (needsSession && known.user === undefined) return 'session';
  if (MAILS.has(name) && options.mailTo === null) return 'mail';
  return needs.every((fact) => known[fact] !== undefined) ? null : 'facts';
}

/** A call without its facts; where another one was to bring them and failed, that one is named. */
function withoutFacts(
  name: CallName,
  known: KnownFacts,
  trials: ReadonlyMap<CallName, Trial>,
): UnmadeTrial {
  const missing = byName[name].needs?.find((fact) => known[fact] === undefined);
  const source = missing && SOURCES[missing];
  const trial = source && trials.get(source);
  if (trial === undefined) return { name, untried: 'facts' };
  if ('untried' in trial) return { ...trial, name };
  return 'error' in trial.outcome
    ? { name, untried: 'source', source: trial.name }
    : { name, untried: 'facts' };
}

function answeredOf(conversation: Conversation | null): unknown {
  const reply = conversation?.reply ?? null;
  if (reply === null) return undefined;
  return bodyValue({ bytes: reply.bytes, contentType: reply.headers['content-type'] ?? '' });
}

function testMail(recipient: string): CallFacts['message'] {
  return { subject: 'Prueba', body: '<p>Prueba</p>', recipients: [recipient], pictures: [] };
}

function factsOf({ credentials, order, mailTo }: TrialOptions): KnownFacts {
  return {
    files: [{ name: 'doctor.pdf', extension: 'pdf', file: SAMPLE_PDF, testId: 1 }],
    filter: orderFilter(order, 0),
    ...(credentials !== null && { credentials }),
    ...(order !== null && { order }),
    ...(mailTo !== null && { message: testMail(mailTo) }),
  };
}

/**
 * Makes the calls as the portal makes them, first those of its start, then the sign-in and all others, each with what the earlier
 * ones brought. The caller has to be in the page (`asPortal`).
 */
export async function tryCalls(options: TrialOptions): Promise<readonly Trial[]> {
  const { order, takeConversation } = options;
  const trials = new Map<CallName, Trial>();
  let known = factsOf(options);
  let forget: () => void = () => undefined;

  const make = async (name: CallName): Promise<MadeTrial> => {
    takeConversation();
    // What it needs is known, or it would not be made; it looks at nothing else.
    const outcome = await byName[name].run(known as CallFacts).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    const conversation = takeConversation();
    if ('value' in outcome) known = learn(name, outcome.value, known, answeredOf(conversation));
    return { name, outcome, conversation };
  };
  const tryOut = async (name: CallName) => {
    const untried = reasonNotTo(name, known, options);
    if (untried === 'facts') trials.set(name, withoutFacts(name, known, trials));
    else trials.set(name, untried === null ? await make(name) : { name, untried });
  };
  const hasFailed = (name: CallName) => {
    const trial = trials.get(name);
    return trial !== undefined && 'outcome' in trial && 'error' in trial.outcome;
  };

  const starts = NAMES.filter(isStartCall);
  for (const name of starts) await tryOut(name);
  try {
    await tryOut('login');
    if (known.session !== undefined) {
      forget = lendAuthorization(known.session);
      // A service that is closed at the start tells the signed-in where the LIS is.
      for (const name of starts.filter(hasFailed)) await make(name);
    }
    for (const name of NAMES.filter((each) => !isStartCall(each) && each !== 'login')) {
      await tryOut(name);
      if (name !== 'searchOrders' || order !== null) continue;
      for (const days of SPANS) {
        if (known.order !== undefined || hasFailed(name)) break;
        known = { ...known, filter: orderFilter(null, days) };
        await tryOut(name);
      }
    }
  } finally {
    forget();
  }
  return NAMES.flatMap((name) => trials.get(name) ?? []);
}
