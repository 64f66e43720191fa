import { orMissingPart } from '@/lib/missing-part-error';
import type { RuntimeConfig } from '@/lib/runtime-keys';

import { drawingsAtOnce } from './drawings-at-once';
import type { ReportEngine } from './report-engine';

/**
 * The engine that the installation names, loaded on first use. There is no other way round: the two do not look alike, so a
 * report is never drawn by the other engine in silence. Rejects with `MissingPartError`.
 */
export async function engineOf(name: RuntimeConfig['reportEngine']): Promise<ReportEngine> {
  switch (name) {
    case 'builtin':
      return (await orMissingPart(import('./builtin/builtin-engine'))).builtinEngine;
    case 'stimulsoft':
      return (await orMissingPart(import('./stimulsoft/stimulsoft-engine'))).stimulsoftEngine;
  }
}

/** How many reports an engine draws at the same time; the licensed one draws in the page, one after another. */
export function reportsAtOnce(name: RuntimeConfig['reportEngine']): number {
  return name === 'builtin' ? drawingsAtOnce() : 1;
}
