import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createLaboratory } from '@demo-lis/create-laboratory';
import { SMALL_SIZE } from '@demo-lis/seed/seed-laboratory';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database file of a seeded laboratory, to be copied. */
    readonly seededLaboratory: string;
  }
}

/** Seeds one laboratory for the whole run; each file of flow tests works on a copy of its own. */
export default async function seedOnce(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'flows-laboratory-'));
  const file = join(folder, 'laboratory.db');
  const laboratory = await createLaboratory({
    databaseUrl: `file:${file}`,
    seed: SMALL_SIZE,
    smtpPort: null,
  });
  await laboratory.close();
  project.provide('seededLaboratory', file);
  return () => rm(folder, { recursive: true });
}
