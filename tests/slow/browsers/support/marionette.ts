import type { Socket } from 'node:net';

import type { Command, WebDriverSession } from './webdriver-browser';

/** WebDriver's commands as Firefox names them. */
const NAMES: Readonly<Record<Command, string>> = {
  open: 'WebDriver:Navigate',
  resize: 'WebDriver:SetWindowRect',
  execute: 'WebDriver:ExecuteScript',
  click: 'WebDriver:ElementClick',
  clear: 'WebDriver:ElementClear',
  type: 'WebDriver:ElementSendKeys',
};
const COLON = ':'.charCodeAt(0);

/** A message is its length, a colon and JSON. */
async function* messagesOf(socket: Socket): AsyncGenerator<unknown, undefined> {
  let rest = Buffer.alloc(0);
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (let colon = rest.indexOf(COLON); colon > 0; colon = rest.indexOf(COLON)) {
      const end = colon + 1 + Number(rest.toString('utf8', 0, colon));
      if (rest.length < end) break;
      yield JSON.parse(rest.toString('utf8', colon + 1, end));
      rest = rest.subarray(end);
    }
  }
}

/** An answer repeats the number of its command. */
type Answer = readonly [kind: 1, number: number, error: unknown, value: unknown];

interface Opened {
  readonly capabilities: { readonly browserVersion: string };
}

/** A session of Marionette, by which Mozilla's own driver commands Firefox as well. One command at a time. */
export async function openMarionette(socket: Socket): Promise<WebDriverSession> {
  const messages = messagesOf(socket);
  let number = 0;
  const call = async (name: string, parameters: object): Promise<unknown> => {
    number += 1;
    const message = JSON.stringify([0, number, name, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const answer = await messages.next();
    if (answer.done === true) throw new Error(`Firefox ended at ${name}`);
    const [, , error, value] = answer.value as Answer;
    if (error !== null) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return value;
  };
  // The first message is a greeting.
  await messages.next();
  const { capabilities } = (await call('WebDriver:NewSession', {})) as Opened;
  return {
    version: capabilities.browserVersion,
    async send(command, parameters) {
      const { value } = (await call(NAMES[command], parameters)) as { readonly value?: unknown };
      return value;
    },
    async close() {
      await call('Marionette:Quit', { flags: ['eForceQuit'] });
      socket.destroy();
    },
  };
}
