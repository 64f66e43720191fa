import { fetchFile, FileError } from '@/lib/http/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';
import { orGeneral } from '@/reporting/template-source';
import { hexadecimal } from '@/lib/text/hexadecimal';

import { templateProblem } from './scan-template';
import { readTemplateFile, type TemplateFile } from './template-tree';

/** A template that was read and scanned, with the name of its file. */
export interface MrtTemplate extends TemplateFile {
  readonly file: string;
  /** Components that may stay empty. */
  readonly acknowledged: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** SHA-256 in hexadecimal digits; empty where the page was not delivered safely, which browsers then refuse to compute. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!isSecureContext) return '';
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return hexadecimal(digest);
}

/** What the runtime file says of a template, as long as it is the one that the installer looked at. */
async function acknowledgedIn(
  bytes: Uint8Array<ArrayBuffer>,
  file: string,
): Promise<ReadonlySet<string>> {
  const known = runtimeConfig().stimulsoft?.acknowledged[file];
  if (known === undefined) return NONE;
  return (await hashOf(bytes)) === known.sha256.toLowerCase() ? new Set(known.components) : NONE;
}

/** No path, no leading dot; accents as laboratories write them. */
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
  return { ...read, file, acknowledged: NONE };
}

async function load(name: string, signal: AbortSignal | undefined): Promise<MrtTemplate> {
  const file = `${name}.mrt`;
  if (!SAFE_NAME.test(name) || name.includes('..')) throw new FileError('invalid', file);
  const address = `${runtimeConfig().reportsUrl}/${encodeURIComponent(file)}`;
  const bytes = await fetchFile(address, signal);
  return { ...readMrt(bytes, file), acknowledged: await acknowledgedIn(bytes, file) };
}

/** The laboratory's template of a base name, or the general one. Throws `FileError`. */
export function loadMrt(name: string, signal?: AbortSignal): Promise<MrtTemplate> {
  return orGeneral(name, (candidate) => load(candidate, signal));
}
