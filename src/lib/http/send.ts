import { earlyAnswerOr } from './early-answers';

/** A request as it leaves the portal. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
  /** Told how many bytes of the answer have come; only `sendCounted` counts them. */
  readonly onReceived: ((bytes: number) => void) | undefined;
}

/** An answer, whatever its status. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The body as it came. Joined only by whoever reads it: tens of megabytes would hold the page up. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

/** Sends a request; rejects, with whatever error, when no answer came or the signal aborted. */
export type Send = (request: Outgoing) => Promise<Answer>;

/**
 * A redirect must not carry the token elsewhere, and what is fetched must not stay in the browser's cache. Answers to what is sent
 * never do; asking for it there would only make the browser forget, call by call, that the server allows them.
 */
export function safeguardsOf({ method }: Outgoing): RequestInit {
  return method === 'GET' ? { redirect: 'error', cache: 'no-store' } : { redirect: 'error' };
}

/** What every call accepts: JSON, and the plain text of the mail and app servers. */
export const ACCEPT = 'application/json, text/plain, */*';

async function partsOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
    parts.push(next.value);
  }
  return parts;
}

/** Sends by the browser's own means. */
export const send: Send = async (request) => {
  const { url, method, headers, body = null, signal } = request;
  const own = { Accept: ACCEPT, ...headers };
  const ask = () => fetch(url, { ...safeguardsOf(request), method, headers: own, body, signal });
  const isOpen = method === 'GET' && headers['Authorization'] === undefined;
  const response = await (isOpen ? earlyAnswerOr(url, ask) : ask());
  const parts = await partsOf(response);
  return { status: response.status, headers: response.headers, parts };
};
