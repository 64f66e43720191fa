/** Why a call failed. A closed list: `app/query-client` and the screens decide by it what to say and do. */
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

/** The body of a 500 of service and LIS (contract §1.4); `detail` is a stack trace and is dropped on receipt. */
export interface ErrorEnvelope {
  /** 0 unexpected, 1 database, 2 business rule; null when the body was no envelope. */
  readonly code: number | null;
  readonly message: string;
  readonly errorFields: readonly string[];
}

/** A failed call. `path` is the address pattern without patient data; it never holds the order or a user name. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly path: string;
  readonly status: number | null;
  readonly envelope: ErrorEnvelope | null;

  constructor(
    kind: ApiErrorKind,
    path: string,
    response: { status?: number; envelope?: ErrorEnvelope } = {},
  ) {
    super(`${kind} ${path}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.path = path;
    this.status = response.status ?? null;
    this.envelope = response.envelope ?? null;
  }
}
