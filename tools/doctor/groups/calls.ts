import { BUSINESS_RULE, ApiError } from '@/lib/http/api-error';
import { bodyText, isPage } from '@/lib/http/answer-body';
import type { LoginOutcome } from '@/domain/auth/login-outcome';

import { lostWithout } from '../calls/portal-calls';
import { isStartCall, valueOf, type MadeTrial, type Trial } from '../calls/try-calls';
import { CONTRACT, deviationsOf, type Deviation } from '../contract/contract-document';
import { inGroup, type Finding } from '../findings';
import { isRedirect, redirectHost, type Reply } from '../network/network';
import { MISSING } from './reach';
import type { Situation } from '../servers';

const finding = inGroup('calls');

function count(value: unknown): number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.length;
  return 0;
}

/** Records that the portal could not read. Of the configuration the settings tell key by key. */
function unreadableOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 'unreadable' in value ? count(value.unreadable) : 0;
}

function withField(deviations: readonly Deviation[]): Finding['values'] {
  const [first, ...others] = deviations;
  const { field = '', wanted = '', got = '' } = first ?? {};
  return { field, wanted, got, more: others.map((other) => other.field).join(', ') };
}

/** What an answer says by itself, whoever reads it. */
function failedAnswer({ name }: MadeTrial, reply: Reply, url: string): Finding | null {
  const lost = lostWithout(name);
  const { status } = reply;
  if (isRedirect(reply)) return finding(name, lost, 'redirect', { host: redirectHost(reply, url) });
  if (status === 401 || status === 403) {
    return isStartCall(name)
      ? finding(name, lost, lost === 'stop' ? 'closed-start' : 'closed-early')
      : finding(name, lost, 'refused', { status });
  }
  if (isPage(reply.bytes)) return finding(name, lost, 'page', { status });
  if (MISSING.includes(status)) {
    return finding(name, lost, lost === 'note' ? 'missing-unused' : 'missing', { status });
  }
  return null;
}

function ofLogin(outcome: LoginOutcome): Finding | null {
  if (outcome.kind === 'signed-in') return null;
  const codes = outcome.entries.flatMap((entry) => /^\d{1,2}(?=\|)/.exec(entry) ?? []);
  // A fault of the account, not of the installation.
  return finding('login', 'gap', 'login-refused', { codes: codes.join(', ') || '–' });
}

function isRule(error: unknown): boolean {
  return error instanceof ApiError && error.envelope?.code === BUSINESS_RULE;
}

function judgeRead(trial: MadeTrial, value: unknown, deviations: readonly Deviation[]): Finding {
  const { name } = trial;
  if (name === 'login') {
    const refused = ofLogin(value as LoginOutcome);
    if (refused !== null) return refused;
  }
  const unreadable = unreadableOf(value);
  if (deviations.length > 0) return finding(name, 'gap', 'deviates', withField(deviations));
  if (unreadable > 0) return finding(name, 'gap', 'unreadable', { count: unreadable });
  if (value === 'failed' || value === 'unconfirmed') return finding(name, 'gap', 'mail-unsent');
  if (value === null && (name === 'listReportTemplates' || name === 'getReportLabels')) {
    return finding(name, 'gap', 'path-missing');
  }
  return finding(name, 'ok', value === null ? 'ok-empty' : 'ok');
}

/** Nothing was sent, because the installation does not name the server's origin. */
function isClosed(trial: Trial): boolean {
  if (!('outcome' in trial) || !('error' in trial.outcome)) return false;
  const { error } = trial.outcome;
  return error instanceof ApiError && error.kind === 'forbidden-origin';
}

/** The portal gave it up at its own limit, which may end before an answer comes. */
function isGivenUp(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'timeout';
}

function judgeMade(trial: MadeTrial, { hasOrder, unreached }: Situation): Finding {
  const { name, outcome, conversation } = trial;
  const lost = lostWithout(name);
  const error = 'error' in outcome ? outcome.error : null;
  if (isClosed(trial)) return finding(name, 'skipped', 'origin-closed');
  if (isGivenUp(error)) return finding(name, lost, 'given-up');
  if (conversation === null) return finding(name, 'skipped', 'untried-facts');
  const { reply, failure, outgoing } = conversation;
  if (unreached.has(new URL(outgoing.url).origin)) return finding(name, 'skipped', 'unreached');
  if (reply === null) return finding(name, lost, failure?.failure ?? 'cut');
  const failed = failedAnswer(trial, reply, outgoing.url);
  if (failed !== null) return failed;

  const contentType = reply.headers['content-type'] ?? '';
  const body = bodyText({ bytes: reply.bytes, contentType });
  const call = CONTRACT.get(name);
  const { status } = reply;
  const deviations = call === undefined ? [] : deviationsOf(call, { status, contentType, body });
  if ('value' in outcome) {
    const read = judgeRead(trial, outcome.value, deviations);
    const isEmpty = name === 'searchOrders' && hasOrder && count(itemsOf(outcome.value)) === 0;
    return isEmpty && read.state === 'ok' ? finding(name, 'gap', 'no-order') : read;
  }
  // The password is the one that it was: a rule that says so is the right answer.
  if (name === 'updatePassword' && isRule(error)) return finding(name, 'ok', 'ok');
  if (status >= 400) return finding(name, lost, 'failed', { status });
  return deviations.length > 0
    ? finding(name, lost, 'unread', withField(deviations))
    : finding(name, lost, 'unread-whole');
}

function itemsOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'items' in value ? value.items : value;
}

/** One line for each call, in the order of the register. */
export function callFindings(situation: Situation): readonly Finding[] {
  const { trials, bases, mute } = situation;
  const isStoredRead = valueOf(trials, 'getConfiguration') !== undefined;
  return trials.map((trial) => {
    const server = CONTRACT.get(trial.name)?.server ?? 'service';
    if (bases[server] === undefined && !isClosed(trial)) {
      const isUnknown = server === 'lis' && !isStoredRead;
      return finding(trial.name, 'skipped', isUnknown ? 'lis-untold' : 'no-server');
    }
    if ('outcome' in trial) {
      return mute.has(server)
        ? finding(trial.name, 'skipped', 'unanswered')
        : judgeMade(trial, situation);
    }
    const isGap = trial.untried === 'account' && trial.name === 'login';
    const { name, untried, source } = trial;
    const values = source === undefined ? undefined : { source };
    return finding(name, isGap ? 'gap' : 'skipped', `untried-${untried}`, values);
  });
}
