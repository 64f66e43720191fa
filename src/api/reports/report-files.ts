import { runtimeConfig } from '@/lib/runtime-config';

import { readInstallationFile } from './installation-file';
import type * as z from 'zod/mini';

/**
 * What is known of a list that reports need: the list; nothing, for want of an application server or of the folder it is to look
 * into; or that the server does not find that folder.
 */
export type ReportFile<T> =
  | { readonly kind: 'found'; readonly content: T }
  | { readonly kind: 'no-server' | 'no-path' | 'path-missing' };

interface ReportFileCall<T> {
  /** The installation's own file beside the templates, which goes first. */
  readonly file: string;
  readonly schema: z.ZodMiniType<T>;
  /** PathFE as stored. */
  readonly pathFe: string;
  /** Asks the application server; null when it does not find the folder. */
  readonly ask: () => Promise<T | null>;
  readonly signal: AbortSignal;
}

/**
 * A list from the installation's own file, else from the application server where there is one and its folder is stored: a path
 * that nobody stored would be a made-up one.
 */
export async function readReportFile<T>({
  file,
  schema,
  pathFe,
  ask,
  signal,
}: ReportFileCall<T>): Promise<ReportFile<T>> {
  const own = await readInstallationFile(file, schema, signal);
  if (own !== null) return { kind: 'found', content: own };
  if (runtimeConfig().appServerUrl === '') return { kind: 'no-server' };
  if (pathFe.trim() === '') return { kind: 'no-path' };
  const content = await ask();
  return content === null ? { kind: 'path-missing' } : { kind: 'found', content };
}

/** A folder of the LIS's front end below the stored one, as the application servers in use expect it. */
export function belowPathFe(pathFe: string, path: string): string {
  return `${pathFe.trim().replace(/(?<![/\\])[/\\]+$/, '')}/public/${path}`;
}
