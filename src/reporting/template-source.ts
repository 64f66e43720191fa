import { fetchFile, FileError } from '@/lib/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';

import { readTemplate, type ReportTemplate } from './report-template';

/** The base name of the template that every installation has. */
const GENERAL = 'reports';

function parse(bytes: Uint8Array, file: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new FileError('invalid', file, 'JSON');
  }
}

async function load(name: string, signal: AbortSignal | undefined): Promise<ReportTemplate> {
  const file = `${name}.json`;
  const address = `${runtimeConfig().reportsUrl}/${encodeURIComponent(file)}`;
  const read = readTemplate(parse(await fetchFile(address, signal), file));
  if ('template' in read) return read.template;
  throw new FileError('invalid', file, read.problems.join(', '));
}

/**
 * The laboratory's template of a base name; the general one where the folder has no file for it (behaviour.md 4.1). Throws
 * `FileError`; its detail names the places that are wrong, and a file that is wrong is never replaced by another.
 */
export async function loadTemplate(name: string, signal?: AbortSignal): Promise<ReportTemplate> {
  try {
    return await load(name, signal);
  } catch (cause) {
    const isOptional =
      name !== GENERAL && cause instanceof FileError && cause.problem === 'missing';
    if (!isOptional) throw cause;
    return load(GENERAL, signal);
  }
}
