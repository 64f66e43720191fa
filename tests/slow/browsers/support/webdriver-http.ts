import type { Command, WebDriverSession } from './webdriver-browser';

/** Where the standard has its commands, below the session or an element of the page. */
const PATHS: Readonly<Record<Command, string>> = {
  open: 'url',
  resize: 'window/rect',
  execute: 'execute/sync',
  click: 'click',
  clear: 'clear',
  type: 'value',
};

async function call(address: string, method: string, body?: object): Promise<unknown> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(address, { method, ...content });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

interface Opened {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** A session at a driver, whose address this is. */
export async function openWebDriver(address: string): Promise<WebDriverSession> {
  const asked = { capabilities: { alwaysMatch: {} } };
  const opened = (await call(`${address}/session`, 'POST', asked)) as Opened;
  const session = `${address}/session/${opened.sessionId}`;
  return {
    version: opened.capabilities.browserVersion,
    send(command, { id, ...body }) {
      const place = typeof id === 'string' ? `${session}/element/${id}` : session;
      return call(`${place}/${PATHS[command]}`, 'POST', body);
    },
    async close() {
      await call(session, 'DELETE');
    },
  };
}
