import axios from 'axios';

import { ACCEPT, safeguardsOf, type Send } from './send';

/** What has no body by the standard, as a call that found nothing answers. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Chromium gives an answer without a body an empty stream, and axios would make of it an answer that may have none, and reject. */
async function fetchBodies(input: URL | Request | string, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  return WITHOUT_BODY.has(response.status) ? new Response(null, response) : response;
}

const client = axios.create({
  // As `send` does, in browser, jsdom and Node, aborting while the body is still coming.
  adapter: 'fetch',
  env: { fetch: fetchBodies },
  responseType: 'arraybuffer',
  validateStatus: () => true,
  transformRequest: (data: unknown) => data,
  transformResponse: (data: unknown) => data,
});

/** Sends as `send` does, and counts what comes: reports bring megabytes of attachments, over networks that take minutes for them. */
export const sendCounted: Send = async (request) => {
  const { url, method, headers, body, signal, onReceived } = request;
  const response = await client.request<ArrayBuffer>({
    url,
    method,
    // Axios would name itself as user agent, which no server allows across origins.
    headers: { Accept: ACCEPT, ...headers, 'User-Agent': false },
    data: body,
    signal,
    fetchOptions: safeguardsOf(request),
    onDownloadProgress: ({ loaded }) => onReceived?.(loaded),
  });
  const answered = new Headers();
  for (const [name, value] of Object.entries(response.headers)) answered.set(name, String(value));
  return { status: response.status, headers: answered, parts: [new Uint8Array(response.data)] };
};
