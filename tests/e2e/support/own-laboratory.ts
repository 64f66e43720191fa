import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { request as send, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { createClient } from '@libsql/client';
import { test, type BrowserContext, type Request } from '@playwright/test';

import { LABORATORY } from './laboratory-client';

const DATA = join(import.meta.dirname, '../../../.data');
/** The shared laboratory's database (.config/playwright.config.ts). */
const SHARED = join(DATA, 'test-results/laboratory.db');
/** Above the ports of the run itself; each worker has two, the second for mail. */
const FIRST_PORT = 4280;

/** What a laboratory at another port answers to a request to the shared one's address, which it takes for its own. */
export async function forward(request: Request, port: number) {
  const { pathname, search, host } = new URL(request.url());
  const call = send({
    port,
    path: pathname + search,
    method: request.method(),
    headers: { ...(await request.allHeaders()), host },
  });
  call.end(request.postDataBuffer() ?? undefined);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const headers = Object.entries(answer.headers)
    .filter(([name]) => name !== 'transfer-encoding')
    .map(([name, value]) => [name, String(value)]);
  return {
    status: answer.statusCode ?? 500,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: await buffer(answer),
  };
}

/** Copies the shared laboratory's data into a file of that name, in place of what an earlier run left there; gives its path. */
export async function copyData(name: string): Promise<string> {
  const file = join(DATA, 'test-results', name);
  for (const end of ['', '-wal', '-shm', '.secret']) rmSync(`${file}${end}`, { force: true });
  const shared = createClient({ url: `file:${SHARED}` });
  await shared.execute({ sql: 'VACUUM INTO ?', args: [file] });
  shared.close();
  return file;
}

export type OwnLaboratory = Awaited<ReturnType<typeof ownLaboratory>>;

/**
 * A demo laboratory for one test alone, at the address of the shared one and with its data: what is saved there disturbs nobody.
 * Contexts that are attached talk to it instead.
 */
export async function ownLaboratory() {
  const port = FIRST_PORT + 2 * test.info().parallelIndex;
  const file = await copyData(`own-${port}.db`);

  const laboratory = spawn(process.execPath, [join(DATA, 'build/main.js')], {
    env: { ...process.env, LIS_PORT: String(port), SMTP_PORT: String(port + 1), DATABASE: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(laboratory.stdout, 'data');
  const database = createClient({ url: `file:${file}` });
  const rowsOf = async (table: string) => {
    const { rows } = await database.execute(`SELECT * FROM ${table}`);
    return JSON.stringify(rows);
  };
  return {
    async attach(context: BrowserContext): Promise<void> {
      await context.route(`${LABORATORY}/**`, async (route) => {
        await route.fulfill(await forward(route.request(), port));
      });
    },
    /** Everything that an administrator may change, as it lies in the database. */
    stored: () => Promise.all([rowsOf('settings'), rowsOf('user_types')]),
    async close(): Promise<void> {
      database.close();
      const isOver = once(laboratory, 'exit');
      laboratory.kill();
      await isOver;
    },
  };
}
