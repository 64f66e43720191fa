import { ANSWER_SHAPES, type AnswerShape } from '@demo-lis/server/answer-shapes';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { ApiError } from '@/lib/api-error';

import { callOf, type CallName } from './all-calls';
import { goodAnswer } from './good-answers';
import { answerAll, portalPerTest, signIn } from './portal';

/** What a caller gets: something, the laboratory's word that there is nothing, or a failure. */
type Outcome = 'read' | 'none' | 'contract';
type Shape = AnswerShape | 'good' | 'status 204' | 'no body' | 'page';

/** The calls that write, sign in or send mail know what a confirmation looks like; these here are asked for what they read. */
type ReadingCall = Exclude<
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

type Row = Readonly<Record<Shape, Outcome>>;

/** A list: only an answer without body, null and an empty list say that there is nothing. */
const LIST: Row = {
  good: 'read',
  'status 204': 'none',
  'no body': 'none',
  null: 'none',
  'empty-list': 'none',
  'empty-object': 'contract',
  'error-object': 'contract',
  'error-list': 'contract',
  wrapped: 'contract',
  'all-null': 'contract',
  renamed: 'contract',
  page: 'contract',
};
/** A record: a list is none, and an object without its fields is no record without values. */
const RECORD: Row = { ...LIST, 'empty-list': 'contract' };
/** A text of which nothing is left when its values are gone. */
const TEXT: Row = { ...RECORD, 'all-null': 'none', renamed: 'none' };

/** Does not compile while a call or a shape is missing. */
const OUTCOMES: Readonly<Record<ReadingCall, Row>> = {
  getConfiguration: LIST,
  listDocumentTypes: LIST,
  getWebQueryDemographic: RECORD,
  listUsers: LIST,
  getUser: RECORD,
  // Nobody knows the shape of its records.
  listUserRouters: { ...LIST, 'error-list': 'read', 'all-null': 'read', renamed: 'read' },
  listUserTypes: LIST,
  searchOrders: LIST,
  listOrderResults: LIST,
  listResultHistory: LIST,
  listOrderReports: LIST,
  listLisDemographics: LIST,
  listAreas: LIST,
  getLisConfiguration: RECORD,
  getMicrobialDetection: RECORD,
  orderHeader: LIST,
  finalReport: RECORD,
  printingReport: RECORD,
  listValidatingUsers: LIST,
  // The application server has no answer without body.
  listReportTemplates: {
    ...LIST,
    'status 204': 'contract',
    'no body': 'contract',
    null: 'contract',
  },
  getReportLabels: {
    ...RECORD,
    'status 204': 'contract',
    'no body': 'contract',
    null: 'contract',
  },
  getPresetUser: TEXT,
  mergePdf: TEXT,
};

function answerOf(name: ReadingCall, shape: Shape): Response {
  const good = goodAnswer(name);
  switch (shape) {
    case 'good':
      return HttpResponse.json(good as object);
    case 'status 204':
      return new Response(null, { status: 204 });
    case 'no body':
      return new Response('');
    case 'page':
      return HttpResponse.html('<!doctype html><p>Wi-Fi</p>');
    default:
      return HttpResponse.json(ANSWER_SHAPES[shape](good) as object);
  }
}

function outcomeOf(read: unknown): Outcome | 'unread' {
  if (read === null) return 'none';
  if (typeof read !== 'object') return 'read';
  if ('entries' in read) return read.entries === 0 ? 'none' : 'read';
  if (!('items' in read) || !Array.isArray(read.items) || read.items.length > 0) return 'read';
  return 'unreadable' in read && read.unreadable === 0 ? 'none' : 'unread';
}

const cells = Object.entries(OUTCOMES).flatMap(([name, row]) =>
  Object.entries(row).map(
    ([shape, outcome]) => [name as ReadingCall, shape as Shape, outcome] as const,
  ),
);

portalPerTest();
beforeEach(() => {
  signIn();
});

it.each(cells)('%s answered with %s is %s', async (name, shape, outcome) => {
  answerAll(() => answerOf(name, shape));
  const read = await callOf(name)
    .run()
    .then(outcomeOf, (error: unknown) => (error instanceof ApiError ? error.kind : error));
  expect(read).toBe(outcome);
});
