import { isRedirect, Unreached, type Network, type Outgoing, type Reply } from './network';

/** What became of one request of the portal. */
export interface Conversation {
  readonly outgoing: Outgoing;
  readonly reply: Reply | null;
  readonly failure: Unreached | null;
}

/** The page that the portal's code is to believe it runs in. */
export interface Page {
  /** Address of the portal, ending in a slash. */
  readonly address: string;
  readonly exchange: Network['exchange'];
  readonly onConversation: (conversation: Conversation) => void;
}

/** Without workers the portal reads large answers itself. */
class NoWorker extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }

  terminate(): void {
    return undefined;
  }
}

/** No answer of these may have a body. */
const BODILESS: readonly number[] = [204, 205, 304];

function answerOf({ status, headers, bytes }: Reply): Response {
  return new Response(BODILESS.includes(status) ? null : bytes, { status, headers });
}

async function outgoingOf(request: Request, page: string): Promise<Outgoing> {
  const { origin } = new URL(page);
  const headers: Record<string, string> = {};
  for (const [name, value] of request.headers) {
    headers[name === 'authorization' ? 'Authorization' : name] = value;
  }
  if (new URL(request.url).origin !== origin) headers['origin'] = origin;
  const body = await request.text();
  return {
    method: request.method,
    url: request.url,
    headers,
    body: body === '' ? undefined : body,
  };
}

/** As a browser does for the portal: a redirect is a failure, and so is no answer. */
function fetchOf({ address, exchange, onConversation }: Page) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const outgoing = await outgoingOf(new Request(input, init), address);
    try {
      const reply = await exchange(outgoing);
      onConversation({ outgoing, reply, failure: null });
      if (isRedirect(reply)) throw new TypeError('redirected');
      return answerOf(reply);
    } catch (cause) {
      if (cause instanceof Unreached) onConversation({ outgoing, reply: null, failure: cause });
      throw cause;
    }
  };
}

/**
 * Runs the portal's own code as in a browser that has the portal open: address, network and nothing else of a page. One at a time,
 * for the code has one page; what was there before is there again afterwards.
 */
export async function asPortal<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const { origin } = new URL(page.address);
  const stand: Readonly<Record<string, unknown>> = {
    document: { baseURI: page.address },
    window: { location: { origin } },
    navigator: { onLine: true },
    Worker: NoWorker,
    fetch: fetchOf(page),
  };
  const before = Object.keys(stand).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(stand)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  try {
    return await work();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  }
}
