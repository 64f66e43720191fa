import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Address of a server whose every answer is the JSON that `answerOf` makes of what was sent to it. Large answers come from one:
 * through the pipe between test and browser megabytes take longer than the portal waits for an answer.
 */
export async function answerServer(answerOf: (sent: string) => string): Promise<string> {
  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Access-Control-Allow-Origin': '*',
      });
      response.end(answerOf(sent));
    });
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}
