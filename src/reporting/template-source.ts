import { fetchFile, FileError } from '@/lib/http/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';

import { orGeneral } from './or-general';
import { readTemplate, type ReportTemplate } from './report-template';

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

/** The laboratory's template of a base name, or the general one. Throws `FileError`. Its detail names the places that are wrong. */
export function loadTemplate(name: string, signal?: AbortSignal): Promise<ReportTemplate> {
  return orGeneral(name, (candidate) => load(candidate, signal));
}
