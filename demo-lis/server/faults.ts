import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';

import { createRandom } from '@demo-lis/seed/random';

import { ANSWER_SHAPES, isAnswerShape, type AnswerShape } from './answer-shapes';
import { Refusal, failureAnswer } from './failures';
import type { LaboratoryEnv } from './laboratory-context';
import { isKnownFault, plantedFault, type PlantedFault } from './planted-faults';
import { readFields } from './request-body';
import { shuffleLists } from './shuffle-lists';

/** A planted fault with the calls that it still meets. */
const lasting = ({ path, fault, times }: PlantedFault) => ({
  path,
  fault,
  left: times ?? Infinity,
});

/** The connection is to end without an answer. */
export class DroppedConnection extends Error {}

/**
 * Faults on purpose, for tests and for people who want to see error states. One call asks with the header `x-demo-fault` or the
 * query parameter `demo-fault`; `POST /faults {path, fault, times}` asks for all calls whose path begins so (times left out: until
 * `DELETE /faults`). The first fault that matches counts. Faults:
 * - `delay:3000` answers 3 s later
 * - `status:401` that status: short text, the error envelope for 500
 * - `refuse:5|invalid password|1;3|Maximum …` 500 with code 2 and these errorFields, separated by `;`
 * - `envelope:0|La base de datos no responde` 500 with that code and message, entries behind it: `envelope:2|Data Error;2|sede`
 * - `body:false`, `body:0`, `body:{"code":2}` status 200 with that JSON, whatever the call answers
 * - `drop` ends the connection without an answer (in process: `Response.error()`)
 * - `malformed`, `html`, `empty` status 200 with broken JSON, a web page, nothing
 * - `truncated` the first half of the true answer
 * - `null`, `empty-list`, `empty-object`, `error-object`, `error-list`, `wrapped`, `all-null`, `renamed` status 200 with another shape
 * - `shuffle` the true answer with every list in it in another order, each time another
 */
export function createFaults(planted: readonly PlantedFault[]): {
  readonly middleware: MiddlewareHandler<LaboratoryEnv>;
  readonly routes: Hono<LaboratoryEnv>;
} {
  let sticky = planted.map(lasting);

  const stickyFault = (path: string) => {
    const found = sticky.find((entry) => entry.left > 0 && path.startsWith(entry.path));
    if (found === undefined) return '';
    found.left -= 1;
    return found.fault;
  };

  const routes = new Hono<LaboratoryEnv>();
  routes
    .post('/', async (context) => {
      const fault = plantedFault(await readFields(context));
      if (fault === null) {
        return context.text('path must begin with /, fault must be a known one', 400);
      }
      sticky.push(lasting(fault));
      return context.body(null, 204);
    })
    .delete('/', (context) => {
      sticky = [];
      return context.body(null, 204);
    });

  return {
    routes,
    middleware: async (context, next) => {
      if (context.req.path.startsWith('/faults')) {
        await next();
        return undefined;
      }
      const asked = context.req.header('x-demo-fault') ?? context.req.query('demo-fault') ?? '';
      const fault = asked === '' ? stickyFault(context.req.path) : asked;
      if (fault === '') {
        await next();
        return undefined;
      }
      if (!isKnownFault(fault)) return context.text('unknown fault', 400);
      return applyFault(context, fault, next);
    },
  };
}

async function applyFault(
  context: Context<LaboratoryEnv>,
  fault: string,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  if (isAnswerShape(fault)) {
    await next();
    context.res = await reshaped(context.res, fault);
    return undefined;
  }
  const [kind = '', ...rest] = fault.split(':');
  const detail = rest.join(':');
  switch (kind) {
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, Number(detail)));
      await next();
      return undefined;
    case 'status':
      return statusAnswer(context, Number(detail));
    case 'refuse':
      return failureAnswer(context, Refusal.business(...detail.split(';')));
    case 'envelope':
      return failureAnswer(context, envelopeOf(detail));
    case 'body':
      return context.body(detail, 200, { 'Content-Type': 'application/json' });
    case 'malformed':
      return context.body('[{"order": 20', 200, { 'Content-Type': 'application/json' });
    case 'html':
      return context.html('<!doctype html><title>Proxy</title><h1>Please sign in</h1>');
    case 'empty':
      return context.body('', 200, { 'Content-Type': 'application/json' });
    case 'shuffle':
      await next();
      await shuffleAnswer(context);
      return undefined;
    case 'truncated': {
      await next();
      const body = await context.res.text();
      context.res = new Response(body.slice(0, body.length / 2), context.res);
      return undefined;
    }
    default:
      throw new DroppedConnection('connection dropped on purpose');
  }
}

/** A failure stays one: its shape is the answer already. */
async function reshaped(answer: Response, shape: AnswerShape): Promise<Response> {
  if (!answer.ok) return answer;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.set('Content-Type', 'application/json');
  headers.delete('Content-Length');
  const wire: unknown = text === '' ? null : jsonOr(text);
  return new Response(JSON.stringify(ANSWER_SHAPES[shape](wire)), { status: 200, headers });
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Another order each time, the same ones after each start. */
const random = createRandom(20_261_122);

/** Puts the lists of a JSON answer into another order; every other answer stays as it is. */
export async function shuffleAnswer(context: Context<LaboratoryEnv>): Promise<void> {
  if (context.res.headers.get('Content-Type')?.includes('json') !== true) return;
  const body = await context.res.text();
  const answer = body === '' ? body : JSON.stringify(shuffleLists(JSON.parse(body), random));
  context.res = new Response(answer, context.res);
}

/** `code|message;entry;entry` as the failure that it asks for. */
function envelopeOf(detail: string): Refusal {
  const [head = '', ...entries] = detail.split(';');
  const [code = '', ...message] = head.split('|');
  return Refusal.of(Number(code), message.join('|'), entries);
}

function statusAnswer(context: Context<LaboratoryEnv>, status: number): Response {
  if (status === 500) return failureAnswer(context, Refusal.unexpected('Fault on purpose'));
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? `Fault on purpose ${status}` : null, {
    status,
    headers: { 'Content-Type': 'text/plain' },
  });
}
