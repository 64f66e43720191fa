import { FileError } from '@/lib/http/fetch-file';
import { orMissingPart } from '@/lib/missing-part-error';
import type { RuntimeConfig } from '@/lib/runtime-keys';

import { drawingsAtOnce } from './drawings-at-once';
import type { ReportEngine } from './report-engine';

type Name = RuntimeConfig['reportEngine'];
type Engines = Readonly<Partial<Record<Name, () => Promise<{ readonly engine: ReportEngine }>>>>;

/** The licensed one is an extension: a portal without its line and its folder draws with the other. */
const ENGINES: Engines = {
  builtin: () => import('./builtin/builtin-engine'),
  stimulsoft: () => import('@/extensions/stimulsoft/engine'),
};

/**
 * The engine that the installation names, loaded on first use. There is no other way round: the two do not look alike, so a
 * report is never drawn by the other engine in silence. Rejects with `MissingPartError`, and with `FileError` for one that is not built in.
 */
export async function engineOf(name: Name): Promise<ReportEngine> {
  const load = ENGINES[name];
  if (load === undefined) throw new FileError('invalid', 'config.json', `reportEngine: ${name}`);
  return (await orMissingPart(load())).engine;
}

/** How many reports an engine draws at the same time; the licensed one draws in the page, one after another. */
export function reportsAtOnce(name: Name): number {
  return name === 'builtin' ? drawingsAtOnce() : 1;
}
