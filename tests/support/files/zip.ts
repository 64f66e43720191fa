import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import JSZip from 'jszip';

/** A file of an archive. */
interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The files of an archive in its order, sound by their check sums. Refuses names that are not marked as UTF-8. */
export async function readZip(archive: Uint8Array): Promise<readonly ArchivedFile[]> {
  const { files } = await JSZip.loadAsync(archive, {
    checkCRC32: true,
    // Asked for what is not marked, and for the archive's own comment, which is empty.
    decodeFileName: (unmarked) => {
      if (unmarked.length > 0) throw new Error('a name is not marked as UTF-8');
      return '';
    },
  });
  return Promise.all(
    Object.values(files).map(async (file) => ({
      name: file.name,
      bytes: await file.async('uint8array'),
    })),
  );
}

const run = promisify(execFile);
const MOST_OUTPUT = 64 * 1024 * 1024;

/** True where the machine has a program; tests with other readers than ours are skipped without them. */
export function hasProgram(program: string): boolean {
  return spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined;
}

/** Runs a program over a file with this name and these bytes, and gives what it printed. */
export async function readWithProgram(
  program: string,
  argumentsOf: (path: string) => readonly string[],
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-archive-'));
  try {
    const path = join(folder, name);
    await writeFile(path, bytes);
    const env = { ...process.env, LC_ALL: 'C.UTF-8', PYTHONUTF8: '1' };
    const { stdout } = await run(program, argumentsOf(path), { env, maxBuffer: MOST_OUTPUT });
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}
