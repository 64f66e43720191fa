import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { number } from './database/rows';
import { openDatabase, recreateTables } from './database/open-database';
import type { Database } from './database/open-database';
import type { LaboratorySize } from './seed/plan-orders';
import { emptyConfiguration } from './seed/empty-configuration';
import { seedLaboratory } from './seed/seed-laboratory';
import { createApp } from './server/create-app';
import { DroppedConnection } from './server/faults';
import type { PlantedFault } from './server/planted-faults';
import type { Connection, LaboratorySwitches, PresetUser } from './server/laboratory-context';
import { startMailCatcher } from './server/mail/start-mail-catcher';
import { createTokens } from './server/tokens';

/** How a demo laboratory is set up. */
export interface LaboratoryOptions {
  /** `:memory:` or a `file:` address. */
  readonly databaseUrl: string;
  /** Size of the data that an empty database gets. */
  readonly seed: Omit<LaboratorySize, 'today'>;
  /** Empties the database and fills it again. */
  readonly reset?: boolean;
  /** Nobody has set up the portal yet: its settings are empty and no user type is offered. */
  readonly emptyConfiguration?: boolean;
  /** Epoch ms; left out: the real time. */
  readonly now?: () => number;
  /** Port of the mail catcher; left out: any free one; null: no mail server, every mail fails. */
  readonly smtpPort?: number | null;
  /** File that keeps the secret of the tokens over restarts; left out: sessions end with the process. */
  readonly secretFile?: string;
  /** Folder of the report templates; left out: the app server answers that its path is missing. */
  readonly reportsFolder?: string;
  /** Internal account that POST /app/api/user hands out; left out: nobody. */
  readonly presetUser?: PresetUser;
  readonly switches?: Partial<LaboratorySwitches>;
  /** Faults that are planted from the start. */
  readonly faults?: readonly PlantedFault[];
}

/** A running laboratory. */
export interface Laboratory {
  /**
   * Answers a request. Paths begin with /service, /lis, /app, /merge or /mail; a dropped connection is `Response.error()`.
   * @param connection left out: in process
   */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * Opens a demo laboratory: seeds its database when that is new, starts its mail catcher and answers all 34 calls of the contract.
 * @throws LibsqlError for an unusable database, Error EADDRINUSE for a busy mail port
 */
export async function createLaboratory(options: LaboratoryOptions): Promise<Laboratory> {
  const now = options.now ?? Date.now;
  const database = await openDatabase(options.databaseUrl);
  await fillWhenNew(database, options.seed, { today: now(), reset: options.reset ?? false });
  if (options.emptyConfiguration === true) await emptyConfiguration(database);
  const catcher =
    options.smtpPort === null
      ? null
      : await startMailCatcher({ database, now, port: options.smtpPort ?? 0 });
  const app = createApp({
    database,
    now,
    tokens: await createTokens(await tokenSecret(options.secretFile), now),
    smtpPort: catcher?.port ?? null,
    reportsFolder: options.reportsFolder ?? null,
    presetUser: options.presetUser ?? null,
    switches: {
      ...{ shuffle: false, late: 0, printSort: false, profileNames: false, summaries: false },
      ...{ legacyPaths: false, strict: false, windows1252: false, htmlErrors: false },
      closedStart: false,
      authScheme: 'any',
      ...{ encrypt: false, encryptAccount: false },
      ...options.switches,
    },
    faults: options.faults ?? [],
  });
  return {
    async fetch(request, connection) {
      try {
        return await app.fetch(request, connection);
      } catch (error) {
        if (error instanceof DroppedConnection) return Response.error();
        throw error;
      }
    },
    database,
    async close() {
      await catcher?.close();
      database.close();
    },
  };
}

/** Raised when the tables or the seed change: a file of an earlier laboratory is filled anew. */
const SEED_VERSION = 4;

/** What a file was filled with, as a number that SQLite can keep; today's date does not count. */
function markOf(size: Omit<LaboratorySize, 'today'>): number {
  const text = JSON.stringify([SEED_VERSION, Object.entries(size).sort()]);
  return createHash('sha256').update(text).digest().readUInt32BE() >>> 1;
}

/** user_version marks a complete seed, so one that was interrupted or was another size starts again. */
async function fillWhenNew(
  database: Database,
  size: Omit<LaboratorySize, 'today'>,
  { today, reset }: { readonly today: number; readonly reset: boolean },
): Promise<void> {
  const mark = markOf(size);
  const { rows } = await database.execute('PRAGMA user_version');
  const isComplete = rows[0] !== undefined && number(rows[0], 'user_version') === mark;
  if (isComplete && !reset) return;
  await database.execute('PRAGMA user_version = 0');
  await recreateTables(database);
  await seedLaboratory(database, { ...size, today });
  await database.execute(`PRAGMA user_version = ${mark}`);
}

async function tokenSecret(file: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
  if (file !== undefined) {
    const kept = await readFile(file).catch(() => null);
    if (kept !== null && kept.length >= 32) return new Uint8Array(kept);
  }
  const secret = new Uint8Array(randomBytes(32));
  if (file !== undefined) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, secret, { mode: 0o600 });
  }
  return secret;
}
