import { once } from 'node:events';

import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

import { createLaboratory } from './create-laboratory';
import { DEMO_ACCOUNTS } from './seed/demo-accounts';
import { DEMO_SIZE } from './seed/seed-laboratory';

/** Milliseconds for which an idle connection is kept, as the servers in front of a laboratory's do. */
const KEEP_ALIVE = 75_000;

const SCHEMES = ['Bearer', 'JWT', 'none'] as const;
const port = Number(process.env['LIS_PORT'] ?? 4174);
const host = process.env['HOST'] ?? '127.0.0.1';
const smtpPort = Number(process.env['SMTP_PORT'] ?? port + 1);
const databaseFile = process.env['DATABASE'] ?? '.data/laboratory.db';
const internal = DEMO_ACCOUNTS.find(({ userName }) => userName === 'laboratorio');

try {
  const laboratory = await createLaboratory({
    databaseUrl: `file:${databaseFile}`,
    seed: DEMO_SIZE,
    reset: process.argv.includes('--reset'),
    emptyConfiguration: process.argv.includes('--empty-configuration'),
    smtpPort,
    secretFile: `${databaseFile}.secret`,
    reportsFolder: 'reports',
    switches: {
      shuffle: process.argv.includes('--shuffle'),
      printSort: process.argv.includes('--print-sort'),
      summaries: process.argv.includes('--summaries'),
      legacyPaths: process.argv.includes('--legacy-paths'),
      closedStart: process.argv.includes('--closed-start'),
      encrypt: process.argv.includes('--encrypt'),
      encryptAccount: process.argv.includes('--encrypt=account'),
      authScheme: SCHEMES.find((scheme) => process.argv.includes(`--auth=${scheme}`)) ?? 'any',
    },
    ...(process.env['DEMO_PRESET_USER'] === 'on' && internal !== undefined
      ? { presetUser: { username: internal.userName, password: internal.password } }
      : {}),
  });
  const server = createAdaptorServer({
    fetch: async (request, connection) => {
      const answer = await laboratory.fetch(request, connection);
      // Of a dropped connection there is nothing left to write to.
      return answer.type === 'error' ? RESPONSE_ALREADY_SENT : answer;
    },
  });
  // Node's five seconds end a connection just as somebody uses it again.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE;
  server.listen(port, host);
  await once(server, 'listening');
  console.log(`demo laboratory ready on http://localhost:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      void laboratory.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(`The demo laboratory could not start. ${reasonOf(error)}`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error.';
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} or its mail port ${smtpPort} is in use by another program: stop that program, or set LIS_PORT to another number.`;
  }
  if (/SQLITE_FULL|ENOSPC/.test(error.message)) {
    return `No room is left on the disk of ${databaseFile}: make some, then start again.`;
  }
  return `${error.message} If the file ${databaseFile} is damaged, delete it and start again.`;
}
