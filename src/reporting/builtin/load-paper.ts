import type { ReportTemplate } from '@/reporting/report-template';
import { loadTemplate } from '@/reporting/template-source';

import { loadFonts } from './fonts/font-source';
import type { ReportFonts } from './fonts/report-fonts';

/** What every document is drawn with. */
interface Paper {
  readonly template: ReportTemplate;
  readonly fonts: ReportFonts;
}

/** The template of a name and the typeface. Rejects with `FileError`, and when the signal aborts. */
export async function loadPaper(name: string, signal?: AbortSignal): Promise<Paper> {
  const [template, fonts] = await Promise.all([loadTemplate(name, signal), loadFonts(signal)]);
  signal?.throwIfAborted();
  return { template, fonts };
}
