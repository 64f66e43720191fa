import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { copyData } from '@tests/e2e/support/own-laboratory';
import { startProgram } from '@tests/e2e/support/start-program';

/** Beside the ports of the run itself (.config/playwright.config.ts), and each of its workers beside the others. */
const PORT =
  Number(process.env['E2E_LIS_PORT'] ?? '4274') +
  3000 +
  2 * Number(process.env['TEST_PARALLEL_INDEX'] ?? '0');

/** A call as it came from the web server. */
interface ReceivedCall {
  readonly method: string;
  /** Method and path. */
  readonly name: string;
  readonly headers: IncomingHttpHeaders;
}

export type HostLaboratory = Awaited<ReturnType<typeof openHostLaboratory>>;

/** A server before the laboratory that remembers what comes in. */
async function openRecorder(laboratory: number) {
  const calls: ReceivedCall[] = [];
  const recorder = createServer((incoming, response) => {
    const { method = '', url = '/', headers } = incoming;
    calls.push({ method, name: `${method} ${url.replace(/\?.*/, '')}`, headers });
    const call = request({ port: laboratory, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    call.on('error', () => response.destroy());
    incoming.pipe(call);
  });
  recorder.listen(0, '127.0.0.1');
  await once(recorder, 'listening');
  const { port } = recorder.address() as AddressInfo;
  const close = () => {
    recorder.closeAllConnections();
    recorder.close();
  };
  return { port, calls, close };
}

/** From the port of a laboratory to the one of another beside it. */
const APART = 40;

/** A laboratory with the data of the shared one for one web server alone, which asks it at `port`; `at` tells several apart. */
export async function openHostLaboratory({ closedStart = false, presetUser = false, at = 0 } = {}) {
  const own = PORT + APART * at;
  const file = await copyData(`host-${own}.db`);
  const program = await startProgram(
    ['.data/build/main.js', ...(closedStart ? ['--closed-start'] : [])],
    {
      ...{ LIS_PORT: String(own), SMTP_PORT: String(own + 1), DATABASE: file },
      DEMO_PRESET_USER: presetUser ? 'on' : 'off',
    },
  );
  const { port, calls, close } = await openRecorder(own);
  const origin = `http://127.0.0.1:${own}`;
  return {
    port,
    calls,
    /** Past the recorder. */
    origin,
    async close(): Promise<void> {
      close();
      await program.stop();
    },
  };
}
