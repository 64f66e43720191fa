import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const UTF8_FLAG = 0x0800;

/** A file of an archive as its directory lists it. Archives of this portal store their files as they are. */
export interface ArchivedFile {
  readonly name: string;
  readonly isUtf8: boolean;
  /** 0 is stored. */
  readonly method: number;
  readonly bytes: Uint8Array;
}

/** The files of a stored archive in its order, read from its directory and nothing else. */
export function readStoredZip(archive: Uint8Array): readonly ArchivedFile[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - 22;
  if (view.getUint32(end, true) !== END_OF_DIRECTORY) throw new Error('no end of directory');
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error('no directory entry');
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const file = {
      name: new TextDecoder('utf-8', { fatal: true }).decode(
        archive.subarray(at + 46, at + 46 + nameLength),
      ),
      isUtf8: (view.getUint16(at + 8, true) & UTF8_FLAG) !== 0,
      method: view.getUint16(at + 10, true),
      bytes: archive.subarray(start, start + size),
    };
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    return file;
  });
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
