import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as streamText } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

import type { Database } from '@demo-lis/database/open-database';

import { readMessage } from './read-message';

/** A mail server that keeps everything for the inbox page and delivers nothing. */
export interface MailCatcher {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts the mail server on this machine only.
 * @param options port 0 takes any free one
 * @throws Error EADDRINUSE when the port is taken
 */
export async function startMailCatcher(options: {
  readonly database: Database;
  readonly now: () => number;
  readonly port: number;
}): Promise<MailCatcher> {
  const { database, now, port } = options;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      streamText(stream)
        .then(async (raw) => {
          const { subject, parts } = readMessage(raw);
          const bodyOf = (type: string) =>
            parts.find((part) => part.type === type)?.bytes.toString() ?? '';
          const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          const recipients = envelope.rcptTo.map(({ address }) => address).join(', ');
          await database.execute({
            sql: `INSERT INTO mails (at, sender, recipients, subject, html, text, raw) VALUES (?, ?, ?, ?, ?, ?, ?)`,
            args: [
              now(),
              sender,
              recipients,
              subject,
              bodyOf('text/html'),
              bodyOf('text/plain'),
              raw,
            ],
          });
        })
        .then(
          () => {
            callback();
          },
          () => {
            callback(new Error('mail could not be stored'));
          },
        );
    },
  });
  // A client that hangs up early is no reason to end the laboratory; a busy port comes from the listener below.
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: portOf(listener.address()),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
