// Plain sockets: browsers' own `fetch`, which Node has too, hides preflights, certificates and the reason of every failure.
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { connect } from 'node:tls';

/** A request as it leaves this machine. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** An answer, whatever its status; a redirect is one. Names of headers are in small letters. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Why there is no answer. */
export type Failure =
  | 'no-name'
  | 'closed'
  | 'cut'
  | 'late'
  | 'large'
  | 'self-signed'
  | 'expired'
  | 'wrong-name'
  | 'unknown-authority'
  | 'no-tls';

/** No answer came, or none that may be read. */
export class Unreached extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure);
    this.name = 'Unreached';
    this.failure = failure;
  }
}

/** What was asked for, or why it did not come. */
export const attempt = <T>(work: Promise<T>): Promise<T | Unreached> =>
  work.catch((cause: unknown) => {
    if (cause instanceof Unreached) return cause;
    throw cause;
  });

/** True if another address is named in the place of an answer. */
export const isRedirect = ({ status }: Pick<Reply, 'status'>) => status >= 300 && status < 400;

/** Where a redirect leads, as far as it may be told: behind the host there may be an order's number. */
export function redirectHost({ headers }: Reply, url: string): string {
  const { location = '' } = headers;
  return URL.canParse(location, url) ? new URL(location, url).host : '?';
}

/** What an answer may take. */
export interface Limits {
  readonly milliseconds: number;
  readonly bytes: number;
}

export const LIMITS: Limits = { milliseconds: 30_000, bytes: 10_000_000 };

/** The way to the servers. Both reject with `Unreached` only. */
export interface Network {
  readonly exchange: (outgoing: Outgoing) => Promise<Reply>;
  /** Days for which the certificate of an https origin is still good; null for plain http. */
  readonly certificateDays: (origin: string) => Promise<number | null>;
}

const DAY = 86_400_000;

const FAILURES: Readonly<Record<string, Failure>> = {
  ENOTFOUND: 'no-name',
  EAI_AGAIN: 'no-name',
  ECONNREFUSED: 'closed',
  EHOSTUNREACH: 'closed',
  ENETUNREACH: 'closed',
  ETIMEDOUT: 'closed',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed',
  // The laboratory's own authority, sent with the chain.
  SELF_SIGNED_CERT_IN_CHAIN: 'unknown-authority',
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrong-name',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unknown-authority',
  UNABLE_TO_GET_ISSUER_CERT: 'unknown-authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unknown-authority',
  EPROTO: 'no-tls',
};

function failureOf(cause: unknown): Unreached {
  if (cause instanceof Unreached) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new Unreached(FAILURES[code] ?? (code.startsWith('ERR_SSL') ? 'no-tls' : 'cut'));
}

interface Trust {
  /** Certificates that count beside those of the machine. */
  readonly ca?: string;
}

/** Real sockets. */
export function openNetwork(limits: Limits = LIMITS, trust: Trust = {}): Network {
  const exchange = ({ method, url, headers = {}, body }: Outgoing) =>
    new Promise<Reply>((resolve, reject) => {
      const send = new URL(url).protocol === 'https:' ? requestSecure : requestPlain;
      const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
      const request = send(url, { method, headers: { ...headers, ...length }, ...trust });
      const fail = (cause: unknown) => {
        clearTimeout(timer);
        request.destroy();
        reject(failureOf(cause));
      };
      const timer = setTimeout(() => {
        fail(new Unreached('late'));
      }, limits.milliseconds);
      request.on('error', fail);
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        let received = 0;
        response.on('data', (chunk: Buffer) => {
          received += chunk.length;
          if (received > limits.bytes) fail(new Unreached('large'));
          else chunks.push(chunk);
        });
        response.on('error', fail);
        response.on('aborted', () => {
          fail(new Unreached('cut'));
        });
        response.on('end', () => {
          clearTimeout(timer);
          const answered = Object.entries(response.headers).map(
            ([name, value]) => [name, [value].flat().join(', ')] as const,
          );
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(answered),
            bytes: new Uint8Array(Buffer.concat(chunks)),
          });
        });
      });
      request.end(body);
    });

  const certificateDays = (origin: string) =>
    new Promise<number | null>((resolve, reject) => {
      const { protocol, hostname, port } = new URL(origin);
      if (protocol !== 'https:') {
        resolve(null);
        return;
      }
      // An address in figures is no name that a server could be asked by.
      const servername = /^[\d.]+$|:/.test(hostname) ? {} : { servername: hostname };
      const options = { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || 443) };
      const socket = connect({ ...options, ...servername, ...trust });
      const fail = (cause: unknown) => {
        socket.destroy();
        reject(failureOf(cause));
      };
      socket.setTimeout(limits.milliseconds, () => {
        fail(new Unreached('late'));
      });
      socket.on('error', fail);
      socket.on('secureConnect', () => {
        const { valid_to: end } = socket.getPeerCertificate();
        socket.destroy();
        resolve(Math.floor((Date.parse(end) - Date.now()) / DAY));
      });
    });

  return { exchange, certificateDays };
}
