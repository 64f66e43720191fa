import { fetchFile, FileError, parseJsonFile } from '@/lib/http/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';
import { schemaProblems } from '@/lib/files/schema-problems';
import type { z } from '@/lib/zod';

/** Enough to find the mistake: a file may be wrong in a thousand places for one reason. */
const MOST_PROBLEMS = 3;

async function fetchIfThere(file: string, signal?: AbortSignal): Promise<Uint8Array | null> {
  try {
    return await fetchFile(`${runtimeConfig().reportsUrl}/${file}`, signal);
  } catch (cause) {
    if (cause instanceof FileError && cause.problem === 'missing') return null;
    throw cause;
  }
}

/**
 * A JSON file that an installation may have beside its templates; null where it has none. Throws `FileError`: `invalid` names the
 * first places that are wrong, `unreachable` says nothing about whether there is one.
 */
export async function readInstallationFile<T>(
  file: string,
  schema: z.ZodMiniType<T>,
  signal?: AbortSignal,
): Promise<T | null> {
  const bytes = await fetchIfThere(file, signal);
  if (bytes === null) return null;
  const read = schema.safeParse(parseJsonFile(bytes, file));
  if (read.success) return read.data;
  throw new FileError(
    'invalid',
    file,
    schemaProblems(read.error).slice(0, MOST_PROBLEMS).join(', '),
  );
}
