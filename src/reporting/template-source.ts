import { fetchFile, FileError, parseJsonFile } from '@/lib/http/fetch-file';
import { sessionSignal } from '@/lib/http/request-session';
import { runtimeConfig } from '@/lib/runtime-config';
import { GENERAL_TEMPLATE } from '@/domain/reports/template-name';

import { readOnce } from './read-once';
import { readTemplate, type ReportTemplate } from './report-template';

/**
 * The template of a base name; the general one where the folder has no file for it. A file that is wrong is never replaced by
 * another: what `load` throws for it is thrown.
 */
export async function orGeneral<T>(name: string, load: (name: string) => Promise<T>): Promise<T> {
  try {
    return await load(name);
  } catch (cause) {
    const isOptional =
      name !== GENERAL_TEMPLATE && cause instanceof FileError && cause.problem === 'missing';
    if (!isOptional) throw cause;
    return load(GENERAL_TEMPLATE);
  }
}

async function read(name: string, signal: AbortSignal): Promise<ReportTemplate> {
  const file = `${name}.json`;
  const address = `${runtimeConfig().reportsUrl}/${encodeURIComponent(file)}`;
  const found = readTemplate(parseJsonFile(await fetchFile(address, signal), file));
  if ('template' in found) return found.template;
  throw new FileError('invalid', file, found.problems.join(', '));
}

/** By the session that needed them, and by name: the reports of a zip would wait for theirs one after the other. */
const bySession = new WeakMap<AbortSignal, Map<string, Promise<ReportTemplate>>>();

function keptTemplates(): Map<string, Promise<ReportTemplate>> {
  const signal = sessionSignal();
  const kept = bySession.get(signal) ?? new Map<string, Promise<ReportTemplate>>();
  bySession.set(signal, kept);
  return kept;
}

function load(name: string, signal: AbortSignal | undefined): Promise<ReportTemplate> {
  const place = `${runtimeConfig().reportsUrl} ${name}`;
  return readOnce(
    { kept: keptTemplates(), name: place, read: (limit) => read(name, limit) },
    signal,
  );
}

/**
 * The laboratory's template of a base name, or the general one, read once in a session. Rejects with `FileError`, whose detail names
 * the places that are wrong, and as `readOnce` does.
 */
export function loadTemplate(name: string, signal?: AbortSignal): Promise<ReportTemplate> {
  return orGeneral(name, (candidate) => load(candidate, signal));
}
