import { runtimeConfig } from '@/lib/runtime-config';

/**
 * What is known of a list that reports need: the list; nothing, for want of an application server or of the folder it is to look
 * into; or that the server does not find that folder.
 */
export type ReportFile<T> =
  | { readonly kind: 'found'; readonly content: T }
  | { readonly kind: 'no-server' | 'no-path' | 'path-missing' };

interface ReportFileSources<T> {
  /** The installation's own file, which goes first; null where there is none. */
  readonly readOwn: () => Promise<T | null>;
  /** PathFE as stored. */
  readonly pathFe: string;
  /** Asks the application server; null when it does not find the folder. */
  readonly ask: () => Promise<T | null>;
}

/**
 * A list from the installation's own file, else from the application server where there is one and its folder is stored: a path
 * that nobody stored would be a made-up one.
 */
export async function readReportFile<T>({
  readOwn,
  pathFe,
  ask,
}: ReportFileSources<T>): Promise<ReportFile<T>> {
  const own = await readOwn();
  if (own !== null) return { kind: 'found', content: own };
  if (runtimeConfig().appServerUrl === '') return { kind: 'no-server' };
  if (pathFe.trim() === '') return { kind: 'no-path' };
  const content = await ask();
  return content === null ? { kind: 'path-missing' } : { kind: 'found', content };
}

/** A place below the stored folder of the LIS's front end, as the application servers in use expect it. */
export function belowPathFe(pathFe: string, path: string): string {
  return `${pathFe.trim().replace(/(?<![/\\])[/\\]+$/, '')}/public/${path}`;
}
