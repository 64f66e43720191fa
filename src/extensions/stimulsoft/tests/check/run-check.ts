import { checkSite, type CheckedEngine } from './check-site';
import { placedPages } from './placed-pages';
import { readSite, type SiteFolders } from './read-site';
import { sampleSite } from './sample-site';
import { standIn } from './stand-in';
import { verdictLines, verdictsOf } from './verdicts';

interface CheckRun {
  /** The licensed engine, loaded, and its version; null for the stand-in. */
  readonly loadEngine: (() => Promise<Pick<CheckedEngine, 'vendor' | 'version'>>) | null;
  /** Null for the project's own samples. */
  readonly folders: SiteFolders | null;
  readonly withDetails: boolean;
  /** Keeps a file that was drawn. */
  readonly keep: (name: string, pdf: Uint8Array) => Promise<void>;
}

interface CheckResult {
  readonly lines: string;
  /** Every template is a yes. */
  readonly isClean: boolean;
}

/**
 * What `npm run check:stimulsoft` does. The engine is loaded after what asks for a page, which it would take for a browser's.
 * Throws `FileError` for folders that cannot be read.
 */
export async function runCheck(run: CheckRun): Promise<CheckResult> {
  const { loadEngine, folders, withDetails, keep } = run;
  const site = await (folders === null ? sampleSite() : readSite(folders));
  const loaded = loadEngine === null ? null : await loadEngine();
  const engineOf = () => (loaded === null ? standIn() : { ...loaded, pages: placedPages });
  const outcomes = await checkSite(site, engineOf);
  for (const { template, order, pdf } of outcomes) {
    if (loaded !== null && pdf !== null) await keep(`${template}-${order}.pdf`, pdf);
  }
  const verdicts = verdictsOf(outcomes);
  return {
    lines: verdictLines(verdicts, withDetails),
    isClean: verdicts.every(({ isYes }) => isYes),
  };
}
