import type { Stimulsoft } from '@/reporting/stimulsoft/vendor';

import { checkSite, type CheckedEngine } from './check-site';
import { outcomeTable } from './outcome-table';
import { placedPages } from './placed-pages';
import { readSite, type SiteFolders } from './read-site';
import { sampleSite } from './sample-site';
import { standIn } from './stand-in';

interface CheckRun {
  /** The licensed engine, loaded; null for the stand-in. */
  readonly vendor: Stimulsoft | null;
  /** Null for the project's own samples. */
  readonly folders: SiteFolders | null;
  /** Keeps a file that was drawn. */
  readonly keep: (name: string, pdf: Uint8Array) => Promise<void>;
}

interface CheckResult {
  readonly table: string;
  /** Everything was printed, and nothing is missing in it. */
  readonly isClean: boolean;
}

/** What `npm run check:stimulsoft` does once it has an engine. Throws `FileError` for folders that cannot be read. */
export async function runCheck({ vendor, folders, keep }: CheckRun): Promise<CheckResult> {
  const site = await (folders === null ? sampleSite() : readSite(folders));
  const engineOf = (): CheckedEngine =>
    vendor === null ? standIn() : { vendor, pages: placedPages };
  const outcomes = await checkSite(site, engineOf);
  for (const { template, order, pdf } of outcomes) {
    if (vendor !== null && pdf !== null) await keep(`${template}-${order}.pdf`, pdf);
  }
  return {
    table: outcomeTable(outcomes),
    isClean: outcomes.every(({ refusal, missing }) => refusal === '' && missing.length === 0),
  };
}
