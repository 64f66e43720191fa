import { fetchFile, FileError } from '@/lib/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';
import { orGeneral } from '@/reporting/or-general';

import { templateProblem } from './scan-template';
import { readTemplateFile, type TemplateFile } from './template-tree';

/** A template that was read and scanned, with the name of its file. */
export interface MrtTemplate extends TemplateFile {
  readonly file: string;
}

/** No path, no leading dot; accents as laboratories write them (docs/promises.md G9). */
const SAFE_NAME = /^[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_ .-]{0,63}$/u;
/** Bytes. Real templates are below one megabyte, their pictures included. */
const MAX_SIZE = 5_000_000;

function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError('invalid', file, 'UTF-8');
  }
}

/** A template's bytes, read and scanned. Throws `FileError`; its detail names the place that is wrong. */
export function readMrt(bytes: Uint8Array, file: string): MrtTemplate {
  if (bytes.length > MAX_SIZE) throw new FileError('invalid', file, `> ${MAX_SIZE} bytes`);
  const read = readTemplateFile(decode(bytes, file));
  if (read === null) throw new FileError('invalid', file, 'JSON, XML');
  const problem = templateProblem(read.root);
  if (problem !== null) throw new FileError('invalid', file, problem);
  return { ...read, file };
}

async function load(name: string, signal: AbortSignal | undefined): Promise<MrtTemplate> {
  const file = `${name}.mrt`;
  if (!SAFE_NAME.test(name) || name.includes('..')) throw new FileError('invalid', file);
  const address = `${runtimeConfig().reportsUrl}/${encodeURIComponent(file)}`;
  return readMrt(await fetchFile(address, signal), file);
}

/** The laboratory's template of a base name, or the general one. Throws `FileError`. */
export function loadMrt(name: string, signal?: AbortSignal): Promise<MrtTemplate> {
  return orGeneral(name, (candidate) => load(candidate, signal));
}
