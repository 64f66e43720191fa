import axios, { type AxiosResponse } from 'axios';
import type * as z from 'zod/mini';

import { isAllowedOrigin } from './allowed-origin';
import { ApiError } from './api-error';
import { decodeBody } from './decode-text';
import { readErrorEnvelope } from './error-envelope';
import { parseJson } from './parse-json';
import { currentSession } from './request-session';
import { runtimeConfig } from './runtime-config';

/** Milliseconds that a call may take, by its class (safety.md D.1, D5). */
export const TIME_LIMITS = {
  start: 15_000,
  credentials: 20_000,
  list: 30_000,
  detail: 30_000,
  report: 120_000,
  write: 30_000,
} as const;

/** One call to a server. */
export interface Call {
  /** GET when left out. */
  readonly method?: 'POST' | 'PUT' | 'PATCH';
  /** Address pattern such as `/orders/{order}`; it names the call in errors, so it never holds a value. */
  readonly path: string;
  /** The values of the pattern's names; they are encoded here. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly limit: keyof typeof TIME_LIMITS;
  readonly signal?: AbortSignal | undefined;
  /** A token instead of the session's, e.g. the one of a reset link. */
  readonly token?: string;
}

export type RequestFunction = <T>(schema: z.ZodMiniType<T>, call: Call) => Promise<T>;

interface Server {
  /** Absolute address without trailing slash; may throw `ApiError`. */
  readonly baseUrl: () => string;
  /** The session's token; null when nobody is signed in or the server takes none. */
  readonly token: () => string | null;
}

const LATE = 'late';
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

const client = axios.create({
  // One transport in browser, jsdom and Node, and one that aborts while the body is still coming.
  adapter: 'fetch',
  responseType: 'arraybuffer',
  validateStatus: () => true,
  transformRequest: (data: unknown) => data,
  transformResponse: (data: unknown) => data,
  // Results must not stay in the browser's cache, and a redirect must not carry the token elsewhere.
  fetchOptions: { cache: 'no-store', redirect: 'error' },
});

/** Dots would climb to another address even when encoded, so such a value is refused before anything is sent. */
function fillPattern({ path, values = {} }: Call): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    if (/^\.{0,2}$/.test(value)) throw new ApiError('rejected', path);
    return encodeURIComponent(value);
  });
}

/** No token, no header: an empty one makes some servers answer 401 on open addresses. */
function headersOf(call: Call, token: string | null): Record<string, string | false> {
  // Axios would name itself as user agent, which no server allows across origins.
  const headers: Record<string, string | false> = { 'User-Agent': false };
  if (call.body !== undefined) headers['Content-Type'] = 'application/json';
  if (token === null || token === '') return headers;
  if (!VISIBLE_ASCII.test(token)) throw new ApiError('unauthorized', call.path);
  const { authScheme } = runtimeConfig();
  return { ...headers, Authorization: authScheme === 'none' ? token : `${authScheme} ${token}` };
}

function textOf(response: AxiosResponse<ArrayBuffer>): string {
  const contentType = response.headers['content-type'];
  return decodeBody(
    new Uint8Array(response.data),
    typeof contentType === 'string' ? contentType : '',
  );
}

/** JSON whatever the content type says, undefined for no body, and text as it is (contract §1.3; mail and app server). */
function valueOf(body: string): unknown {
  if (body.trim() === '') return undefined;
  try {
    return parseJson(body);
  } catch {
    return body;
  }
}

function requireSuccess(response: AxiosResponse<ArrayBuffer>, path: string): void {
  const { status } = response;
  if (status >= 200 && status < 300) return;
  if (status === 401 || status === 403) throw new ApiError('unauthorized', path, { status });
  const envelope = readErrorEnvelope(textOf(response));
  throw new ApiError('rejected', path, envelope === undefined ? { status } : { status, envelope });
}

/** Rejects as soon as the signal says stop: a body may stall long after its headers came. */
function stopOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('stopped'));
    });
  });
}

/** Sends one call; every failure to get a whole answer becomes an `ApiError`. */
async function send(url: string, headers: Record<string, string | false>, call: Call) {
  const session = currentSession();
  const stop = new AbortController();
  const cancel = () => {
    stop.abort();
  };
  const timer = setTimeout(() => {
    stop.abort(LATE);
  }, TIME_LIMITS[call.limit]);
  const signals = [session.signal, ...(call.signal === undefined ? [] : [call.signal])];
  for (const signal of signals) signal.addEventListener('abort', cancel);
  const isCancelled = () => !session.isCurrent() || call.signal?.aborted === true;
  try {
    if (isCancelled()) throw new ApiError('aborted', call.path);
    const answer = client.request<ArrayBuffer>({
      url,
      method: call.method ?? 'GET',
      headers,
      data: call.body === undefined ? undefined : JSON.stringify(call.body),
      signal: stop.signal,
    });
    const response = await Promise.race([answer, stopOf(stop.signal)]);
    if (isCancelled()) throw new ApiError('aborted', call.path);
    return response;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (isCancelled()) throw new ApiError('aborted', call.path);
    if (stop.signal.reason === LATE) throw new ApiError('timeout', call.path);
    throw new ApiError(navigator.onLine ? 'unreachable' : 'offline', call.path);
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', cancel);
  }
}

/**
 * The request function of one server. It resolves to the schema's domain value and rejects with `ApiError` only: `aborted`
 * (also when the session ended meanwhile), `timeout`, `offline`, `unreachable`, `unauthorized` (401, 403), `rejected` (other
 * status), `contract` (the answer is not what the schema reads) and `forbidden-origin` (nothing was sent).
 */
export function createRequest({ baseUrl, token }: Server): RequestFunction {
  return async (schema, call) => {
    const url = `${baseUrl()}${fillPattern(call)}`;
    if (!isAllowedOrigin(url)) throw new ApiError('forbidden-origin', call.path);
    const response = await send(url, headersOf(call, call.token ?? token()), call);
    requireSuccess(response, call.path);
    const parsed = schema.safeParse(valueOf(textOf(response)));
    if (!parsed.success) throw new ApiError('contract', call.path);
    return parsed.data;
  };
}
