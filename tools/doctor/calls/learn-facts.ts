import { dayNumber, addDays } from '@/domain/base/day';
import type { Authorization } from '@/domain/auth/authorization';
import type { LoginOutcome } from '@/domain/auth/login-outcome';
import type { OrderFilter } from '@/domain/orders/order-filter';
import { today } from '@/lib/dates/dates';

import type { CallFacts, CallName, PORTAL_CALLS } from './portal-calls';

/** What is known so far. */
export type KnownFacts = Partial<CallFacts> & {
  /** Of whoever signed in. */
  readonly session?: Authorization;
};

type Outcome<Name extends CallName> = Awaited<ReturnType<(typeof PORTAL_CALLS)[Name]['run']>>;
type Lesson = (outcome: unknown, known: KnownFacts, answered: unknown) => KnownFacts;

/** The call that brings a fact, where one does. */
export const SOURCES: Readonly<Partial<Record<keyof CallFacts, CallName>>> = {
  settings: 'getConfiguration',
  pathFe: 'getConfiguration',
  userTypes: 'listUserTypes',
  order: 'searchOrders',
  patientIdDB: 'searchOrders',
  testIds: 'listOrderResults',
  cultureTest: 'listOrderResults',
  header: 'orderHeader',
  report: 'finalReport',
};

/** As many tests as a history is asked of. */
const TESTS = 5;

/** A lesson of one call; what it is given is that call's own outcome. */
function from<Name extends CallName>(
  name: Name,
  lesson: (outcome: Outcome<Name>, known: KnownFacts, answered: unknown) => KnownFacts,
): readonly [CallName, Lesson] {
  return [name, (outcome, known, answered) => lesson(outcome as Outcome<Name>, known, answered)];
}

function afterSignIn(outcome: LoginOutcome, { credentials }: KnownFacts): KnownFacts {
  if (outcome.kind === 'refused' || credentials === undefined) return {};
  const { id, userName, type, authToken } = outcome.authorization;
  const { password } = credentials;
  return {
    session: outcome.authorization,
    user: { id, userName },
    // Of the session: whoever recovers nothing has no other.
    resetToken: authToken,
    // To the one that it has: the server says that both are equal.
    passwordChange: { idUser: id, userName, passwordOld: password, passwordNew: password, type },
  };
}

/** What later calls need and earlier ones bring. Empty answers teach nothing. */
const LESSONS: ReadonlyMap<CallName, Lesson> = new Map([
  from('login', afterSignIn),
  from('getConfiguration', ({ settings, entries }) => {
    if (entries === 0) return {};
    const { path } = settings.reports;
    return {
      settings: [{ key: 'Titulo', value: settings.branding.title }],
      ...(path.trim() === '' ? {} : { pathFe: path }),
    };
  }),
  // As they came: what is left out of a record that is sent back would be gone.
  from('listUserTypes', (_outcome, _known, answered) =>
    Array.isArray(answered)
      ? { userTypes: answered.filter((item) => typeof item === 'object') }
      : {},
  ),
  from('searchOrders', ({ items: [first] }, { order }) => {
    if (first === undefined) return {};
    return { order: order ?? first.order, patientIdDB: first.patientIdDB };
  }),
  from('listOrderResults', ({ items }) => {
    const [culture] = items.filter(({ antibiogram }) => antibiogram !== 'none');
    const testIds = items.slice(0, TESTS).map(({ testId }) => testId);
    return {
      ...(testIds.length === 0 ? {} : { testIds }),
      ...(culture === undefined ? {} : { cultureTest: culture.testId }),
    };
  }),
  from('orderHeader', (header) => (header === null ? {} : { header })),
  from('finalReport', (report) => (report === null ? {} : { report: report.wire })),
]);

/** What a call's outcome adds to what is known. `answered` is the body as it came. */
export function learn(
  name: CallName,
  outcome: unknown,
  known: KnownFacts,
  answered: unknown,
): KnownFacts {
  return { ...known, ...LESSONS.get(name)?.(outcome, known, answered) };
}

/** The orders of the last days, with something validated; one order where it was named. */
export function orderFilter(order: string | null, days: number): OrderFilter {
  if (order !== null) return { order, area: 0, onlyValidated: false };
  const end = today();
  return {
    dateNumberInit: dayNumber(addDays(end, -days)),
    dateNumberEnd: dayNumber(end),
    area: 0,
    onlyValidated: true,
  };
}
