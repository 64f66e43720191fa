import type { CallName } from '@tests/unit/api/calls/all-calls';
import type { BodyFault } from './faults';
import type { Outcome } from './outcomes';

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
const NO_ANSWER = {
  html: 'contract',
  malformed: 'contract',
  'two-documents': 'contract',
  'empty-object': 'contract',
  text: 'contract',
  zero: 'contract',
  false: 'contract',
  true: 'contract',
  'error-object': 'contract',
  'error-object-code-2': 'contract',
  wrapped: 'contract',
  'all-null': 'contract',
  renamed: 'contract',
  'wrong-types': 'contract',
  'list-of-nonsense': 'contract',
} as const;

/** A list: only no body, null and an empty list say that there is nothing. */
const LIST: Row = {
  ...NO_ANSWER,
  empty: 'empty',
  '204': 'empty',
  null: 'empty',
  'empty-list': 'empty',
  'nonsense-added': 'partial',
};

/** A record: an empty list is none. */
const RECORD: Row = {
  ...NO_ANSWER,
  empty: 'none',
  '204': 'none',
  null: 'none',
  'empty-list': 'contract',
  'nonsense-added': 'contract',
};

/** What the application server makes of itself always has a body. */
const ALWAYS_THERE = { empty: 'contract', '204': 'contract', null: 'contract' } as const;

/** What each call gives for each of them. Does not compile while a call or a fault is missing. */
export const READING_OUTCOMES: Readonly<Record<ReadingCall, Row>> = {
  // Its number of entries is 0, which the start of the portal, its editors and every later reading take for a failure.
  getConfiguration: {
    ...LIST,
    empty: 'read',
    '204': 'read',
    null: 'read',
    'empty-list': 'read',
    'nonsense-added': 'read',
  },
  listDocumentTypes: LIST,
  getWebQueryDemographic: RECORD,
  listUsers: LIST,
  getUser: RECORD,
  // Nobody knows the shape of its records: any object is one, but for one instead of a list.
  listUserRouters: { ...LIST, 'all-null': 'read', renamed: 'read', 'wrong-types': 'read' },
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
    empty: 'none',
    '204': 'none',
    null: 'none',
    'empty-list': 'none',
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
    ...{ 'all-null': 'none', 'empty-list': 'none', 'empty-object': 'none', renamed: 'read' },
  },
  mergePdf: { ...RECORD, 'all-null': 'none', renamed: 'read', text: 'read' },
};
