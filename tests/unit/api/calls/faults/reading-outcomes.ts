import type { CallName } from '@tests/unit/api/calls/all-calls';
import type { BodyFault } from './faults';
import { gives, type Outcome } from './outcomes';

/** The calls that are asked for what they read; those that write, sign in or send mail know what a confirmation looks like. */
export type ReadingCall = Exclude<
  CallName,
  | 'login'
  | 'saveConfiguration'
  | 'updateProfile'
  | 'startPasswordRecovery'
  | 'sendMail'
  | 'sendMailByService'
  | 'sendMailByApp'
  | 'resetPassword'
  | 'updatePassword'
  | 'saveUserTypes'
  | 'changeStateTest'
>;

type Row = Readonly<Record<BodyFault, Outcome>>;

/** Nothing of these is an answer of any call. */
const NO_ANSWER = gives(
  'contract',
  ...(['html', 'malformed', 'two-documents', 'empty-object', 'text', 'zero', 'false'] as const),
  ...(['true', 'error-object', 'error-object-code-2', 'wrapped', 'all-null'] as const),
  ...(['renamed', 'wrong-types', 'list-of-nonsense'] as const),
);

/** A list: only no body, null and an empty list say that there is nothing. */
const LIST: Row = {
  ...NO_ANSWER,
  ...gives('empty', 'empty', '204', 'null', 'empty-list'),
  'nonsense-added': 'partial',
};

/** A record: an empty list is none. */
const RECORD: Row = {
  ...NO_ANSWER,
  ...gives('none', 'empty', '204', 'null'),
  ...gives('contract', 'empty-list', 'nonsense-added'),
};

/** What the application server makes of itself always has a body. */
const ALWAYS_THERE = gives('contract', 'empty', '204', 'null');

/** What each call gives for each of them. Does not compile while a call or a fault is missing. */
export const READING_OUTCOMES: Readonly<Record<ReadingCall, Row>> = {
  // Its number of entries is 0, which the start of the portal, its editors and every later reading take for a failure.
  getConfiguration: {
    ...LIST,
    ...gives('read', 'empty', '204', 'null', 'empty-list', 'nonsense-added'),
  },
  listDocumentTypes: LIST,
  getWebQueryDemographic: RECORD,
  listUsers: LIST,
  getUser: RECORD,
  // Nobody knows the shape of its records: any object is one, but for one instead of a list.
  listUserRouters: { ...LIST, ...gives('read', 'all-null', 'renamed', 'wrong-types') },
  listUserTypes: LIST,
  searchOrders: LIST,
  listOrderResults: LIST,
  listResultHistory: LIST,
  listOrderReports: LIST,
  listLisDemographics: LIST,
  listAreas: LIST,
  getLisConfiguration: RECORD,
  getMicrobialDetection: RECORD,
  // The one header of the list that was asked for.
  orderHeader: {
    ...LIST,
    ...gives('none', 'empty', '204', 'null', 'empty-list'),
    'nonsense-added': 'read',
  },
  finalReport: RECORD,
  printingReport: RECORD,
  listValidatingUsers: LIST,
  listReportTemplates: { ...LIST, ...ALWAYS_THERE },
  getReportLabels: { ...RECORD, ...ALWAYS_THERE },
  // A text has no fields. What the merge server sends is compared with its originals before it is used.
  getPresetUser: {
    ...RECORD,
    ...gives('none', 'all-null', 'empty-list', 'empty-object'),
    renamed: 'read',
  },
  mergePdf: { ...RECORD, 'all-null': 'none', renamed: 'read', text: 'read' },
};
