import type { CallName } from '@tests/unit/api/calls/all-calls';
import { BODY_FAULTS, type BodyFault, type CallFault, type FaultName } from './faults';
import type { Outcome } from './outcomes';
import type { ReadingCall } from './reading-outcomes';

/** The calls that write, sign in or send mail: each knows what a confirmation looks like, and nothing else is one. */
export type WritingCall = Exclude<CallName, ReadingCall>;

/** The network and the status mean the same for nearly every call. */
export const FAILURES: Readonly<Record<CallFault, Outcome>> = {
  drop: 'unreachable',
  offline: 'offline',
  stall: 'timeout',
  'body-stalls': 'timeout',
  'body-breaks': 'unreachable',
  truncated: 'contract',
  redirect: 'unreachable',
  '401': 'unauthorized',
  '401-html': 'unauthorized',
  '403': 'unauthorized',
  '403-html': 'unauthorized',
  '404': 'rejected',
  '404-html': 'rejected',
  '413': 'rejected',
  '422': 'rejected',
  '429': 'rejected',
  '500-code-0': 'rejected',
  '500-code-1': 'rejected',
  '500-code-2': 'rejected',
  '500-html': 'rejected',
  '500-empty': 'rejected',
  '500-stack': 'rejected',
  '502': 'rejected',
  '503': 'rejected',
  '504': 'rejected',
};

type Bodies = Readonly<Record<BodyFault, Outcome>>;
type Row = Readonly<Record<FaultName, Outcome>>;

/** The same outcome for whatever comes in the place of a confirmation. */
function all(outcome: Outcome): Bodies {
  const entries = Object.keys(BODY_FAULTS).map((fault) => [fault, outcome] as const);
  return Object.fromEntries(entries) as Bodies;
}

/** No body is the confirmation: the contract promises none. A truncated one is none either. */
const EMPTY_IS_DONE: Row = {
  ...FAILURES,
  ...all('contract'),
  truncated: 'done',
  empty: 'done',
  '204': 'done',
};

/** The number of records changed is the confirmation. It is no record, so its fields cannot be renamed. */
const NUMBER_IS_DONE: Row = { ...FAILURES, ...all('contract'), renamed: 'read' };

/** The mail server's refusal is a failed mail; a gateway's is no answer of the mail server. */
const MAIL: Row = {
  ...FAILURES,
  ...all('unconfirmed'),
  truncated: 'unconfirmed',
  '401': 'failed',
  '401-html': 'failed',
  '403': 'failed',
  '403-html': 'failed',
  '404': 'failed',
  '404-html': 'failed',
  '413': 'failed',
  '422': 'failed',
  '500-code-0': 'failed',
  '500-code-1': 'failed',
  '500-code-2': 'failed',
  '500-html': 'failed',
  '500-empty': 'failed',
  '500-stack': 'failed',
};

/** What each call gives for each fault. Does not compile while a call or a fault is missing. */
export const WRITING_OUTCOMES: Readonly<Record<WritingCall, Row>> = {
  // Only a business rule's entries refuse; whatever else comes is no word about the user.
  login: { ...FAILURES, ...all('contract'), '422': 'refused', '500-code-2': 'refused' },
  // It only echoes the request: what was stored is found by reading once more.
  saveConfiguration: { ...FAILURES, ...all('done'), truncated: 'done' },
  updateProfile: { ...FAILURES, ...all('contract'), true: 'done', renamed: 'done' },
  startPasswordRecovery: {
    ...FAILURES,
    ...all('contract'),
    empty: 'none',
    '204': 'none',
    null: 'none',
    'empty-list': 'none',
    'nonsense-added': 'read',
  },
  sendMail: { ...MAIL, empty: 'failed', '204': 'failed' },
  // A text has no fields, and half of `Se envio el correo` still says so.
  sendMailByService: {
    ...MAIL,
    empty: 'failed',
    '204': 'failed',
    truncated: 'sent',
    'two-documents': 'sent',
    renamed: 'sent',
  },
  sendMailByApp: { ...MAIL, renamed: 'sent' },
  resetPassword: NUMBER_IS_DONE,
  updatePassword: EMPTY_IS_DONE,
  saveUserTypes: NUMBER_IS_DONE,
  changeStateTest: EMPTY_IS_DONE,
};
