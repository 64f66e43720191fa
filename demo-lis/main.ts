import { once } from 'node:events';

import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

import { createLaboratory } from './create-laboratory';
import { readFaultsFile } from './read-faults-file';
import { DEMO_ACCOUNTS } from './seed/demo-accounts';
import { DEMO_SIZE, SMALL_SIZE, demoSizeOf } from './seed/seed-laboratory';
import { readStartSwitches, switchHelp } from './start-switches';

/** Milliseconds for which an idle connection is kept, as the servers in front of a laboratory's do. */
const KEEP_ALIVE = 75_000;

const port = Number(process.env['LIS_PORT'] ?? 4174);
const host = process.env['HOST'] ?? '127.0.0.1';
const smtpPort = Number(process.env['SMTP_PORT'] ?? port + 1);
const databaseFile = process.env['DATABASE'] ?? '.data/laboratory.db';
const internal = DEMO_ACCOUNTS.find(({ userName }) => userName === 'laboratorio');

/** The settings of the command line; ends the process for `--help` and for what is not known. */
function settingsOrEnd() {
  try {
    const settings = readStartSwitches(process.argv.slice(2));
    if (settings.isHelp !== true) return settings;
    console.log(switchHelp());
    return process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

const settings = settingsOrEnd();
const { reset = false, seed, orders = DEMO_SIZE.orders, faultsFile, switches } = settings;
const { isSmall = false, emptyConfiguration = false, stoppedAt } = settings;
const isKept = databaseFile !== ':memory:';

try {
  const laboratory = await createLaboratory({
    databaseUrl: isKept ? `file:${databaseFile}` : databaseFile,
    seed: {
      ...(isSmall ? SMALL_SIZE : { ...demoSizeOf(orders), awkward: switches.strict !== true }),
      ...(seed === undefined ? {} : { seed }),
    },
    ...(stoppedAt === undefined ? {} : { now: () => stoppedAt }),
    reset,
    emptyConfiguration,
    smtpPort,
    ...(isKept ? { secretFile: `${databaseFile}.secret` } : {}),
    reportsFolder: 'reports',
    switches,
    faults: faultsFile === undefined ? [] : await readFaultsFile(faultsFile),
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
  const address = server.address();
  const listensAt = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`demo laboratory ready on http://localhost:${listensAt}`);
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
  // A file that may not be read is not damaged.
  const isOfDatabase = 'code' in error && String(error.code).includes('SQLITE');
  if (!isKept || !isOfDatabase) return error.message;
  return `${error.message} If the file ${databaseFile} is damaged, delete it and start again.`;
}
