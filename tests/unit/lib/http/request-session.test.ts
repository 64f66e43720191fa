import * as fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';

import { createRequest } from '@/lib/http/create-request';
import { abortSession } from '@/lib/http/request-session';
import { text } from '@/lib/wire/schema';

import { runs } from '@tests/support/runs';
import { configure, network, openPortal, SERVICE } from '@tests/unit/api/portal';

/** A call under way: who asked, and the way to answer it. */
interface Pending {
  readonly finish: () => void;
}

/** What the test knows of the portal: who is signed in, and what each session came to hold. */
interface World {
  session: number;
  user: string | null;
  readonly pending: Pending[];
  /** The answers that each session used. */
  readonly used: { readonly session: number; readonly answer: string }[];
  readonly calls: Promise<void>[];
}

type Step =
  | 'login A'
  | 'login B'
  | 'logout'
  | 'refused'
  | 'other tab'
  | 'start'
  | 'finish'
  | 'turn'
  | 'settle';

beforeAll(async () => {
  openPortal();
  network.listen();
  await configure();
  network.close();
});

/** The server answers with the token that it was sent, when the test says so. */
function answerLater(world: World, ignoresAbort: boolean) {
  return (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const token = request.headers.get('authorization') ?? 'nobody';
    return new Promise<Response>((resolve, reject) => {
      world.pending.push({
        finish: () => {
          resolve(new Response(JSON.stringify(`results of ${token}`)));
        },
      });
      if (ignoresAbort) return;
      request.signal.addEventListener('abort', () => {
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function end(world: World): void {
  abortSession();
  world.session += 1;
  world.user = null;
}

function start(world: World): void {
  const { session, user } = world;
  const request = createRequest({ baseUrl: () => SERVICE, token: () => user });
  const call = request(text, { path: '/orders/filter', limit: 'list' });
  const keep = (answer: string) => {
    world.used.push({ session: world.session, answer });
    expect(world.session).toBe(session);
  };
  world.calls.push(call.then(keep, () => undefined));
}

async function take(world: World, step: Step): Promise<void> {
  switch (step) {
    case 'login A':
    case 'login B':
      end(world);
      world.user = `token.of.${step.at(-1) ?? ''}.${world.session}`;
      break;
    case 'start':
      start(world);
      break;
    case 'finish':
      world.pending.shift()?.finish();
      break;
    case 'turn':
      // As little as can happen between two events.
      await Promise.resolve();
      break;
    case 'settle':
      await settle();
      break;
    case 'logout':
    case 'refused':
    case 'other tab':
      end(world);
  }
}

const steps = fc.array(
  fc.constantFrom<Step>(
    ...(['login A', 'login B', 'logout', 'refused', 'other tab'] as const),
    ...(['start', 'start', 'start', 'finish', 'finish', 'finish'] as const),
    ...(['turn', 'turn', 'settle'] as const),
  ),
  { minLength: 2, maxLength: 40 },
);

it.each([
  ['that stop when asked to', false],
  ['that come in spite of it', true],
])('no answer of one session is used in another: answers %s (B6)', async (_case, ignoresAbort) => {
  let answersUsed = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const world: World = { session: 0, user: null, pending: [], used: [], calls: [] };
      vi.stubGlobal('fetch', answerLater(world, ignoresAbort));
      for (const step of sequence) await take(world, step);
      for (const { finish } of world.pending) finish();
      await Promise.all(world.calls);
      for (const { session, answer } of world.used) {
        expect(answer).toMatch(new RegExp(`nobody|\\.${session}$`));
      }
      answersUsed += world.used.length;
      end(world);
    }),
    { numRuns: runs(500, 5_000) },
  );
  // A request layer that used nothing at all would pass the rest.
  expect(answersUsed).toBeGreaterThan(200);
});
