import * as fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';

import { createRequest } from '@/lib/http/create-request';
import { abortSession } from '@/lib/http/request-session';
import { text } from '@/lib/wire/readers';

import { runs } from '@tests/support/environment/runs';
import { configure, network, openPortal, SERVICE } from '@tests/unit/api/portal';

/** A call under way: its headers and its body come one after the other, each with an event of the network. */
interface Pending {
  readonly answerHeaders: () => void;
  readonly answerBody: () => void;
  hasHeaders: boolean;
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
  'login A' | 'login B' | 'logout' | 'refused' | 'other tab' | 'start' | 'arrive' | 'wait';

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
      const body = new TransformStream<Uint8Array, Uint8Array>();
      const writer = body.writable.getWriter();
      world.pending.push({
        hasHeaders: false,
        answerHeaders: () => {
          resolve(new Response(body.readable));
        },
        answerBody: () => {
          const bytes = new TextEncoder().encode(JSON.stringify(`results of ${token}`));
          // Nobody reads on what was aborted.
          Promise.all([writer.write(bytes), writer.close()]).catch(() => undefined);
        },
      });
      if (ignoresAbort) return;
      request.signal.addEventListener('abort', () => {
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  };
}

/** Ends once what was begun has run as far as it gets without another event, as between two events of a browser. */
async function nextEvent(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** The next part of the call that waits longest. */
function arrive({ pending }: World): void {
  const [next] = pending;
  if (next === undefined) return;
  if (next.hasHeaders) {
    next.answerBody();
    pending.shift();
    return;
  }
  next.answerHeaders();
  next.hasHeaders = true;
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

/** Takes a step in an event of its own: a click, a message of another tab, a part of an answer. */
async function take(world: World, step: Step): Promise<void> {
  await nextEvent();
  if (step === 'wait') await nextEvent();
  else if (step === 'start') start(world);
  else if (step === 'arrive') arrive(world);
  else end(world);
  if (step.startsWith('login')) world.user = `token.of.${step.at(-1) ?? ''}.${world.session}`;
}

const steps = fc.array(
  fc.constantFrom<Step>(
    ...(['login A', 'login B', 'logout', 'refused', 'other tab'] as const),
    ...(['start', 'start', 'start', 'start'] as const),
    ...(['arrive', 'arrive', 'arrive', 'arrive', 'arrive', 'arrive', 'wait'] as const),
  ),
  { minLength: 2, maxLength: 40 },
);

it.each([
  ['that stop when asked to', false],
  ['that come in spite of it', true],
])('no answer of one session is used in another: answers %s', async (_case, ignoresAbort) => {
  const numRuns = runs(60, 5_000);
  let answersUsed = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const world: World = { session: 0, user: null, pending: [], used: [], calls: [] };
      vi.stubGlobal('fetch', answerLater(world, ignoresAbort));
      for (const step of sequence) await take(world, step);
      while (world.pending.length > 0) await take(world, 'arrive');
      await Promise.all(world.calls);
      for (const { session, answer } of world.used) {
        expect(answer).toMatch(new RegExp(`nobody|\\.${session}$`));
      }
      answersUsed += world.used.length;
      end(world);
    }),
    { numRuns },
  );
  // A request layer that used nothing at all would pass the rest.
  expect(answersUsed).toBeGreaterThan(numRuns / 2.5);
});
