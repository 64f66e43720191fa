import type { CallName } from '@tests/unit/api/calls/all-calls';
import { BODY_FAULTS, type BodyFault, type CallFault, type FaultName } from './faults';
import { gives, type Outcome } from './outcomes';
import type { ReadingCall } from './reading-outcomes';

/** The calls that write, sign in or send mail: each knows what a confirmation looks like, and nothing else is one. */
export type WritingCall = Exclude<CallName, ReadingCall>;

/** The network and the status mean the same for nearly every call. */
export const FAILURES: Readonly<Record<CallFault, Outcome>> = {
  ...gives('unreachable', 'drop', 'body-breaks', 'redirect'),
  offline: 'offline',
  ...gives('timeout', 'stall', 'body-stalls'),
  truncated: 'contract',
  ...gives('unauthorized', '401', '401-html', '403', '403-html'),
  ...gives('rejected', '404', '404-html', '413', '422', '429', '500-code-0', '500-code-1'),
  ...gives('rejected', '500-code-2', '500-html', '500-empty', '500-stack', '502', '503', '504'),
};

type Bodies = Readonly<Record<BodyFault, Outcome>>;
type Row = Readonly<Record<FaultName, Outcome>>;

/** The same outcome for whatever comes in the place of a confirmation. */
const all = (outcome: Outcome): Bodies =>
  gives(outcome, ...(Object.keys(BODY_FAULTS) as BodyFault[]));

/** No body is the confirmation: the contract promises none. A truncated one is none either. */
const EMPTY_IS_DONE: Row = {
  ...FAILURES,
  ...all('contract'),
  ...gives('done', 'truncated', 'empty', '204'),
};

/** The number of records changed is the confirmation. It is no record, so its fields cannot be renamed. */
const NUMBER_IS_DONE: Row = { ...FAILURES, ...all('contract'), renamed: 'read' };

/** The mail server's refusal is a failed mail; a gateway's is no answer of the mail server. */
const MAIL: Row = {
  ...FAILURES,
  ...all('unconfirmed'),
  truncated: 'unconfirmed',
  ...gives('failed', '401', '401-html', '403', '403-html', '404', '404-html', '413', '422'),
  ...gives(
    'failed',
    '500-code-0',
    '500-code-1',
    '500-code-2',
    '500-html',
    '500-empty',
    '500-stack',
  ),
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
    ...gives('none', 'empty', '204', 'null', 'empty-list'),
    'nonsense-added': 'read',
  },
  sendMail: { ...MAIL, empty: 'failed', '204': 'failed' },
  // A text has no fields, and half of `Se envio el correo` still says so.
  sendMailByService: {
    ...MAIL,
    ...gives('failed', 'empty', '204'),
    ...gives('sent', 'truncated', 'two-documents', 'renamed'),
  },
  sendMailByApp: { ...MAIL, renamed: 'sent' },
  resetPassword: NUMBER_IS_DONE,
  updatePassword: EMPTY_IS_DONE,
  saveUserTypes: NUMBER_IS_DONE,
  changeStateTest: EMPTY_IS_DONE,
};
