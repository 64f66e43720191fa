import { vi } from 'vitest';

import type { TrueAnswer } from '@tests/unit/api/calls/call-samples';

type Answer = (init: RequestInit) => Promise<Response>;
type Fault = (truth: TrueAnswer) => Answer;

const JSON_TYPE = { 'Content-Type': 'application/json' };
const PAGE = '<!doctype html><title>Wi-Fi</title><p>Acepte las condiciones de la red</p>';

function bodyOf(truth: TrueAnswer): string {
  if ('json' in truth) return JSON.stringify(truth.json);
  return 'text' in truth ? truth.text : '';
}

const valueOf = (truth: TrueAnswer): unknown => ('json' in truth ? truth.json : bodyOf(truth));

const answers =
  (body: BodyInit | null, init?: ResponseInit): Fault =>
  () =>
  () =>
    Promise.resolve(new Response(body, init));

const says = (value: unknown): Fault => answers(JSON.stringify(value), { headers: JSON_TYPE });

const fails = (status: number, body: string, type: string): Fault =>
  answers(body, { status, headers: { 'Content-Type': type } });

const envelope = (code: number, message: string, errorFields: readonly string[] = []) =>
  JSON.stringify({ code, message, errorFields, detail: 'java.lang.IllegalStateException' });

/** The value with every scalar in it replaced. */
function mapScalars(value: unknown, replace: (scalar: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapScalars(item, replace));
  if (typeof value !== 'object' || value === null) return replace(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, mapScalars(held, replace)]),
  );
}

/** The value with every field in it under another name. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [`${key}_v2`, renamed(held)]),
  );
}

const changed =
  (change: (value: unknown) => unknown): Fault =>
  (truth) =>
    says(change(valueOf(truth)))(truth);

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never comes, until the caller gives up. */
const never: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'));
    });
  });

/** Headers and the first half of the body; then `next` decides. */
const halfBody =
  (next: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Fault =>
  (truth) =>
  () => {
    const bytes = new TextEncoder().encode(bodyOf(truth) || ' ');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)));
      },
      pull: next,
    });
    return Promise.resolve(new Response(body, { headers: JSON_TYPE }));
  };

/**
 * What happens to the network, or comes with another status than 200 and 204. Each fault is told what the server would truly have
 * answered, and is run by the very `fetch` that the portal calls.
 */
export const CALL_FAULTS = {
  // The network.
  drop: () => unreachable,
  offline: () => {
    vi.stubGlobal('navigator', { onLine: false });
    return unreachable;
  },
  stall: () => never,
  'body-stalls': halfBody(() => undefined),
  'body-breaks': halfBody((controller) => {
    controller.error(new TypeError('network error'));
  }),
  truncated: (truth) => {
    const body = bodyOf(truth);
    return answers(body.slice(0, Math.floor(body.length / 2)), { headers: JSON_TYPE })(truth);
  },
  // The portal asks with `redirect: 'error'`.
  redirect: () => unreachable,

  // The status.
  '401': fails(401, 'Unauthorized', 'text/plain'),
  '401-html': fails(401, PAGE, 'text/html'),
  '403': fails(403, envelope(2, 'Forbidden'), 'application/json'),
  '403-html': fails(403, PAGE, 'text/html'),
  '404': fails(404, envelope(0, 'Not found'), 'application/json'),
  '404-html': fails(404, PAGE, 'text/html'),
  '413': fails(413, PAGE, 'text/html'),
  '422': fails(422, envelope(2, 'Unprocessable', ['0|field']), 'application/json'),
  '429': fails(429, envelope(0, 'Too many requests'), 'application/json'),
  '500-code-0': fails(500, envelope(0, 'Fallo inesperado'), 'application/json'),
  '500-code-1': fails(500, envelope(1, 'Base de datos ocupada'), 'application/json'),
  '500-code-2': fails(500, envelope(2, 'Regla', ['77|otra regla']), 'application/json'),
  '500-html': fails(500, PAGE, 'text/html'),
  '500-empty': fails(500, '', 'text/plain'),
  '500-stack': fails(
    500,
    'java.lang.NullPointerException\n\tat net.lab.A.b(A.java:7)',
    'text/plain',
  ),
  '502': fails(502, PAGE, 'text/html'),
  '503': fails(503, envelope(0, 'Busy'), 'application/json'),
  '504': fails(504, '', 'text/plain'),
} satisfies Record<string, Fault>;

/** What may come with status 200, or with 204, instead of the true answer. */
export const BODY_FAULTS = {
  html: answers(PAGE, { headers: { 'Content-Type': 'text/html' } }),
  malformed: answers('[{"order": 20', { headers: JSON_TYPE }),
  'two-documents': (truth) =>
    answers(`${bodyOf(truth)}${bodyOf(truth)}{"order":1}`, { headers: JSON_TYPE })(truth),
  empty: answers('', { headers: JSON_TYPE }),
  '204': answers(null, { status: 204 }),
  null: says(null),
  'empty-object': says({}),
  'empty-list': says([]),
  text: answers('Servicio en mantenimiento', { headers: { 'Content-Type': 'text/plain' } }),
  zero: says(0),
  false: says(false),
  true: says(true),
  'error-object': says({ code: 0, message: 'Fallo inesperado', errorFields: null }),
  'error-object-code-2': says({ code: 2, message: 'Regla', errorFields: ['77|otra regla'] }),
  wrapped: changed((value) => ({ data: value })),
  'all-null': changed((value) => mapScalars(value, () => null)),
  renamed: changed(renamed),
  'wrong-types': changed((value) => mapScalars(value, (scalar) => [{ value: scalar }])),
  'list-of-nonsense': says([null, 5, 'x', [], true]),
  'nonsense-added': changed((value) => {
    const records: readonly unknown[] = Array.isArray(value) ? value : [value];
    return [...records, null, 'x'];
  }),
} satisfies Record<string, Fault>;

export const FAULTS = { ...CALL_FAULTS, ...BODY_FAULTS };

export type CallFault = keyof typeof CALL_FAULTS;
export type BodyFault = keyof typeof BODY_FAULTS;
export type FaultName = keyof typeof FAULTS;
