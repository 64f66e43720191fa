/** Why a call failed. A closed list: `api/query-client` and the screens decide by it what to say and do. */
export type ApiErrorKind =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'rejected'
  | 'contract'
  | 'not-configured'
  | 'forbidden-origin';

/** 0 unexpected failure, 1 database, 2 business rule: a rule that said no says no again. */
export type EnvelopeCode = 0 | 1 | 2;

export const BUSINESS_RULE: EnvelopeCode = 2;

/** What service and LIS say about a failed call; the stack trace in its `detail` is dropped on receipt. */
export interface ErrorEnvelope {
  readonly code: EnvelopeCode;
  readonly message: string;
  /** Entries `code|text|extra`. */
  readonly errorFields: readonly string[];
}

interface FailedResponse {
  readonly status?: number;
  readonly envelope?: ErrorEnvelope | undefined;
  /** Base address of the server that was asked. */
  readonly server?: string;
  readonly method?: string;
  readonly waitSeconds?: number | null;
  readonly isPage?: boolean;
}

/** A failed call. `path` is the address pattern without patient data; it never holds the order or a user name. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly path: string;
  /** Null when there was no answer. */
  readonly status: number | null;
  /** Null when the answer was no envelope: a foreign page, a proxy's text, nothing. */
  readonly envelope: ErrorEnvelope | null;
  /** Base address of the server that was asked, without any value; empty where nobody knows it. */
  readonly server: string;
  /** `GET`, `PUT` and so on; empty where nobody knows it. */
  readonly method: string;
  /** How long the server asks to wait before the next try; null where it does not say. */
  readonly waitSeconds: number | null;
  /** A web page came in the place of an answer: something else than the server answered at its address. */
  readonly isPage: boolean;
  /** When it failed, in epoch milliseconds. */
  readonly failedAt = Date.now();

  constructor(kind: ApiErrorKind, path: string, response: FailedResponse = {}) {
    super(`${kind} ${path}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.path = path;
    this.status = response.status ?? null;
    this.envelope = response.envelope ?? null;
    this.server = response.server ?? '';
    this.method = response.method ?? '';
    this.waitSeconds = response.waitSeconds ?? null;
    this.isPage = response.isPage ?? false;
  }
}

/** True when a server does not accept the session: no further call of it can succeed. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unauthorized';
}

/** True where the LIS has no address to be asked at: trying again cannot help. */
export function isNotConfigured(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'not-configured';
}

/** Nothing was sent, or the server said that it did nothing. */
const SURELY_UNDONE: readonly ApiErrorKind[] = [
  'unauthorized',
  'not-configured',
  'forbidden-origin',
];
const TOO_MANY_REQUESTS = 429;

/**
 * Whether a write that failed so may have been carried out all the same, so that its screen must not say it was not: no answer, an
 * answer that nobody can read, or a server that stumbled. A business rule and a refused request did nothing.
 */
export function isUnconfirmed(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { kind, status, envelope } = error;
  if (kind !== 'rejected') return !SURELY_UNDONE.includes(kind);
  if (status === null || envelope?.code === BUSINESS_RULE) return false;
  return envelope !== null || status >= 500 || status === TOO_MANY_REQUESTS;
}
