import type { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { filterOrders, orderSearchOptions } from '@/api/orders/filter-orders';
import { createQueryClient } from '@/api/query-client';
import {
  clearAuthorization,
  readAuthorization,
  writeAuthorization,
} from '@/api/session/authorization-store';
import type { Authorization } from '@/domain/auth/authorization';
import { tokenMark, userMark } from '@/domain/auth/session-mark';
import { endSession } from '@/features/session/end-session';
import { followSessionEnd, leaveSession } from '@/features/session/leave-session';
import { loadRuntimeConfig } from '@/lib/runtime-config';

import { wireOrder } from '@tests/support/orders/dashboard';
import { authorizationOf } from './another-tab';
import { runs } from '@tests/support/environment/runs';

type Name = 'A' | 'B';

/** A call under way: with whose token, and the way to answer it. */
interface WaitingCall {
  readonly token: string;
  readonly finish: (response: Response) => void;
}

/** What ought to be: which session it is, and whose. */
interface Model {
  session: number;
  user: Name | null;
}

/** The portal's own session, caches and requests before a laboratory that answers when it is told to. */
interface Portal {
  readonly client: QueryClient;
  waiting: WaitingCall[];
  /** Answers that reached whoever asked, with the session they reached. */
  readonly used: { readonly token: string; readonly now: string }[];
}

/** Every token, and every record answered for it, names its session. */
const canaryOf = (user: Name, session: number) => `zqxphi.${user}.${session}`;
const CANARY = /zqxphi\.[AB]\.\d+/g;
const networkFetch = globalThis.fetch;
const ownLocation = globalThis.location;
let portal: Portal;

function sessionOf(user: Name, session: number): Authorization {
  const authToken = canaryOf(user, session);
  return authorizationOf({ authToken, userName: `user${user}`, id: user === 'A' ? 1 : 2 });
}

function answerLater(input: Request | string | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (request.url.endsWith('/signed-out'))
    return Promise.resolve(new Response(null, { status: 204 }));
  const token = /zqxphi\S+/.exec(request.headers.get('authorization') ?? '')?.[0] ?? 'nobody';
  // It comes in spite of its being called off: no server hears of that in time.
  return new Promise((finish) => {
    portal.waiting.push({ token, finish });
  });
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function currentCanary({ user, session }: Model): string {
  return user === null ? 'nobody' : canaryOf(user, session);
}

/** Everything that the portal keeps in this tab. */
function held({ client }: Portal): string {
  const queries = client.getQueryCache().getAll();
  const mutations = client.getMutationCache().getAll();
  const kept = [...queries, ...mutations].map(({ state }) => state);
  return JSON.stringify([
    kept,
    Object.entries(sessionStorage),
    Object.entries(localStorage),
    readAuthorization(),
  ]);
}

function expectOwn(model: Model, { used }: Portal): void {
  for (const canary of held(portal).match(CANARY) ?? []) expect(canary).toBe(currentCanary(model));
  expect(readAuthorization()?.authToken ?? 'nobody').toBe(currentCanary(model));
  for (const { token, now } of used) expect(token).toBe(now);
}

type Step = fc.AsyncCommand<Model, Portal>;

/** A step that may be taken when `allows` says so, and after which nothing of another session may be there. */
function command(
  name: string,
  run: (model: Model, real: Portal) => void,
  allows: (model: Model) => boolean = () => true,
): Step {
  return {
    check: allows,
    run: async (model, real) => {
      run(model, real);
      expectOwn(model, real);
      await turns(2);
      expectOwn(model, real);
    },
    toString: () => name,
  };
}

function over(model: Model): void {
  model.session += 1;
  model.user = null;
}

const isSignedIn = ({ user }: Model) => user !== null;

const login = (user: Name) =>
  command(`login ${user}`, (model, { client }) => {
    endSession(client);
    model.session += 1;
    model.user = user;
    writeAuthorization(sessionOf(user, model.session));
  });
const signOut = command(
  'sign out',
  (model, { client }) => {
    void leaveSession(client, 'signed-out');
    over(model);
  },
  isSignedIn,
);

/** Hands an answer to whoever asked, in the session of that moment. */
function keep(real: Portal, token: string): void {
  real.used.push({ token, now: readAuthorization()?.authToken ?? 'nobody' });
}

const start = (area: number) =>
  command(
    `start ${area}`,
    (_, real) => {
      const filter = { area, onlyValidated: false };
      const own = readAuthorization()?.authToken ?? 'nobody';
      const read = real.client.query({ ...orderSearchOptions(filter), staleTime: 0 });
      read.then(
        () => {
          keep(real, own);
        },
        () => undefined,
      );
    },
    isSignedIn,
  );
const write = command(
  'start a mutation',
  (_, { client }) => {
    const options = { mutationFn: () => filterOrders({ area: 9, onlyValidated: false }) };
    client
      .getMutationCache()
      .build(client, options)
      .execute(undefined)
      .catch(() => undefined);
  },
  isSignedIn,
);
const finish = (place: number) =>
  command(`finish ${place}`, (_, { waiting }) => {
    const [call] = waiting.splice(place, 1);
    call?.finish(Response.json([wireOrder('202603010001', call.token)]));
  });
const refuse = (place: number): Step => ({
  check: () => true,
  run: async (model, real) => {
    const [call] = real.waiting.splice(place, 1);
    call?.finish(new Response(null, { status: 401 }));
    await turns(6);
    // Only a refusal of the present session's own token ends it.
    if (call?.token === currentCanary(model)) over(model);
    expectOwn(model, real);
  },
  toString: () => `refuse ${place}`,
});
const secondTab = (user: Name, end: 'signed-out' | 'refused') =>
  command(`${end} in the tab of ${user}`, (model, { client }) => {
    const other = sessionOf(user, model.session);
    const mark = end === 'signed-out' ? userMark(other) : tokenMark(other);
    void followSessionEnd(client, { end, mark });
    if (model.user === user) over(model);
  });

const COMMANDS: fc.Arbitrary<Step>[] = [
  fc.constantFrom<Name>('A', 'B').map(login),
  fc.constant(signOut),
  fc.integer({ min: 1, max: 3 }).map(start),
  fc.integer({ min: 1, max: 3 }).map(start),
  fc.constant(write),
  fc.nat({ max: 3 }).map(finish),
  fc.nat({ max: 3 }).map(finish),
  fc.nat({ max: 3 }).map(refuse),
  fc
    .tuple(
      fc.constantFrom<Name>('A', 'B'),
      fc.constantFrom<'signed-out' | 'refused'>('signed-out', 'refused'),
    )
    .map(([user, end]) => secondTab(user, end)),
];

function openPortal(): Portal {
  clearAuthorization();
  portal = {
    client: createQueryClient((own) => {
      void leaveSession(own, 'refused');
    }),
    waiting: [],
    used: [],
  };
  return portal;
}

beforeEach(async () => {
  await loadRuntimeConfig();
  vi.stubGlobal('fetch', answerLater);
  // The page stays, so that nothing is forgotten only because it was loaded anew.
  const replace = () => undefined;
  const { href, origin, pathname, search, hash } = ownLocation;
  vi.stubGlobal('location', { href, origin, pathname, search, hash, replace });
});
afterEach(() => {
  vi.stubGlobal('fetch', networkFetch);
  vi.stubGlobal('location', ownLocation);
});

it('no state of a session ever holds anything of another one, whatever the order of events', async () => {
  // Fewer of them differ too much in what is used.
  const tries = Math.max(500, runs(500, 5_000));
  let answersUsed = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 20, size: 'max' }), async (commands) => {
      const real = openPortal();
      const model: Model = { session: 1, user: 'A' };
      writeAuthorization(sessionOf('A', 1));
      try {
        await fc.asyncModelRun(() => ({ model, real }), commands);
        for (const { token, finish: answer } of real.waiting) {
          answer(Response.json([wireOrder('202603010001', token)]));
        }
        await turns(6);
        expectOwn(model, real);
        answersUsed += real.used.length;
      } finally {
        endSession(real.client);
        real.client.clear();
      }
    }),
    { numRuns: tries },
  );
  // A portal that never used an answer would pass the rest.
  expect(answersUsed).toBeGreaterThan(tries * 0.3);
}, 1_800_000);
