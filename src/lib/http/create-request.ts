import { isAllowedOrigin } from './allowed-origin';
import { bodyText, bodyValue, isPage, type AnswerBody } from './answer-body';
import { ApiError } from './api-error';
import { readErrorEnvelope } from './error-envelope';
import type { LargeAnswerReader } from './read-list-in-worker';
import { sessionSignal } from './request-session';
import { send, type Answer, type Send } from './send';
import { joinBytes } from '@/lib/files/join-bytes';
import { inTime } from '@/lib/in-time';
import { runtimeConfig } from '@/lib/runtime-config';
import { serverNow } from '@/lib/session/server-clock';
import { UNREADABLE, type Reader } from '@/lib/wire/readers';
import { tellFailure } from '@/lib/telemetry';
import { noteTokenTaken } from './token-trial';

/** Milliseconds that a call may take, by its class. */
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
  /** Told how many bytes of the answer have come, where the server's answers are counted. */
  readonly onReceived?: ((bytes: number) => void) | undefined;
}

/** Answers of more than 2 MB go to `readLarge` when there is one. */
export type RequestFunction = <T>(
  read: Reader<T>,
  call: Call,
  readLarge?: LargeAnswerReader<T>,
) => Promise<T>;

export interface Server {
  /** Absolute address without trailing slash; may throw `ApiError`. */
  readonly baseUrl: () => string;
  /** The session's token; null when nobody is signed in or the server takes none. */
  readonly token: () => string | null;
  /** `send` when left out. */
  readonly by?: Send;
}

/** What an error names of a call besides its path. */
interface Place {
  readonly method: string;
  readonly server: string;
}

/** Bytes from which reading an answer would hold the page up. */
const LARGE_ANSWER = 2_000_000;
/** Gateways answer with these by themselves: too many requests, bad gateway, unavailable, gateway time-out. */
const GATEWAY_STATUSES: readonly number[] = [429, 502, 503, 504];
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/;
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

/** Dots would climb to another address even when encoded, so such a value is refused before anything is sent. */
function fillPattern({ path, values = {} }: Call): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    if (/^\.{0,2}$/.test(value)) throw new ApiError('rejected', path);
    return encodeURIComponent(value);
  });
}

/** No token, no header: an empty one makes some servers answer 401 on open addresses. */
function headersOf(call: Call, token: string | null): Record<string, string> {
  const headers: Record<string, string> = {};
  if (call.body !== undefined) headers['Content-Type'] = 'application/json';
  if (token === null || token === '') return headers;
  if (!VISIBLE_ASCII.test(token)) throw new ApiError('unauthorized', call.path);
  const { authScheme } = runtimeConfig();
  return { ...headers, Authorization: authScheme === 'none' ? token : `${authScheme} ${token}` };
}

function contentTypeOf({ headers }: Answer): string {
  return headers.get('Content-Type') ?? '';
}

function bodyOf(answer: Answer): AnswerBody {
  return { bytes: joinBytes(answer.parts), contentType: contentTypeOf(answer) };
}

/** What is read elsewhere of an answer that is large; null when this page has to read it. */
async function readElsewhere<T>(
  answer: Answer,
  signal: AbortSignal,
  readLarge: LargeAnswerReader<T> | undefined,
): Promise<T | typeof UNREADABLE | null> {
  const { parts } = answer;
  const [first] = parts;
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  // The reader takes the bytes for good, and whether they are a web page has to be told of them.
  if (first === undefined || length <= LARGE_ANSWER || isPage(first)) return null;
  return (await readLarge?.({ parts, contentType: contentTypeOf(answer) }, signal)) ?? null;
}

/** `Retry-After` in either of its forms (RFC 9110 §10.2.3), which other origins must allow to be read. */
function waitSecondsOf({ headers }: Answer): number | null {
  const header = headers.get('Retry-After') ?? '';
  if (/^\d{1,6}$/.test(header)) return Number(header);
  if (!HTTP_DATE.test(header)) return null;
  const seconds = Math.ceil((Date.parse(header) - serverNow()) / 1000);
  return Number.isNaN(seconds) ? null : Math.max(seconds, 0);
}

function requireSuccess(response: Answer, { path }: Call, place: Place): void {
  const { status } = response;
  if (status >= 200 && status < 300) return;
  if (status === 401 || status === 403)
    throw new ApiError('unauthorized', path, { ...place, status });
  const body = bodyOf(response);
  const isOwnWord = !GATEWAY_STATUSES.includes(status);
  throw new ApiError('rejected', path, {
    ...place,
    status,
    envelope: isOwnWord ? readErrorEnvelope(bodyText(body)) : undefined,
    waitSeconds: isOwnWord ? null : waitSecondsOf(response),
    isPage: isPage(body.bytes),
  });
}

/** Runs the work of a call within its time limit, its session and its signal. */
async function withinLimits<T>(
  call: Call,
  place: Place,
  work: (stop: AbortSignal) => Promise<T>,
): Promise<T> {
  const session = sessionSignal();
  const signals = [session, ...(call.signal === undefined ? [] : [call.signal])];
  const milliseconds = TIME_LIMITS[call.limit];
  const late = () => new ApiError('timeout', call.path, place);
  const isCancelled = () => session.aborted || call.signal?.aborted === true;
  try {
    if (isCancelled()) throw new ApiError('aborted', call.path);
    const value = await inTime(work, { milliseconds, signals, late });
    if (isCancelled()) throw new ApiError('aborted', call.path);
    return value;
  } catch (cause) {
    throw isCancelled() ? new ApiError('aborted', call.path) : cause;
  }
}

interface Target {
  readonly by: Send;
  readonly place: Place;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function answerTo(call: Call, { by, place, ...address }: Target, signal: AbortSignal) {
  const { path, body, onReceived } = call;
  const json = body === undefined ? undefined : JSON.stringify(body);
  try {
    return await by({ ...address, method: place.method, body: json, signal, onReceived });
  } catch {
    throw new ApiError(navigator.onLine ? 'unreachable' : 'offline', path, place);
  }
}

/**
 * The request function of one server. It resolves to the reader's domain value and rejects with `ApiError` only: `aborted`
 * (also when the session ended meanwhile), `timeout`, `offline`, `unreachable`, `unauthorized` (401, 403), `rejected` (other
 * status), `contract` (the answer is not what the reader reads) and `forbidden-origin` (nothing was sent).
 */
export function createRequest({ baseUrl, token, by = send }: Server): RequestFunction {
  const request: RequestFunction = async (read, call, readLarge) => {
    const server = baseUrl();
    const place = { method: call.method ?? 'GET', server };
    const url = `${server}${fillPattern(call)}`;
    if (!isAllowedOrigin(url)) throw new ApiError('forbidden-origin', call.path, place);
    const own = token();
    const headers = headersOf(call, call.token ?? own);
    // Awaited here, the answer reaches its reader in the event in which the session was checked: none can end it in between.
    return await withinLimits(call, place, async (stop) => {
      const response = await answerTo(call, { by, place, url, headers }, stop);
      requireSuccess(response, call, place);
      if (call.token === undefined && own !== null) noteTokenTaken();
      const readAway = await readElsewhere(response, stop, readLarge);
      const value = readAway ?? read(bodyValue(bodyOf(response)));
      if (value !== UNREADABLE) return value;
      throw new ApiError('contract', call.path, {
        ...place,
        status: response.status,
        isPage: isPage(bodyOf(response).bytes),
      });
    });
  };
  return async (read, call, readLarge) => {
    try {
      return await request(read, call, readLarge);
    } catch (error) {
      tellFailure(error);
      throw error;
    }
  };
}
