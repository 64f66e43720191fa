import type { ReportTemplate } from '@/reporting/report-template';
import { loadTemplate } from '@/reporting/template-source';

import { allText } from './fonts/all-text';
import { missingCharacters } from './fonts/font-characters';
import { loadFonts, loadLatinFonts } from './fonts/font-source';
import { isPlain, plainFonts } from './fonts/plain-fonts';
import type { ReportFonts } from './fonts/report-fonts';

/** What every document is drawn with. */
interface Paper {
  readonly template: ReportTemplate;
  readonly fonts: ReportFonts;
}

async function loadWhole(text: string, signal: AbortSignal | undefined): Promise<ReportFonts> {
  const whole = await loadFonts(signal);
  return isPlain(text) ? plainFonts(whole) : whole;
}

/**
 * A typeface for all that will be printed: the small one where it has every character, else the whole one, so that no word is drawn
 * in two. Rejects with `FileError`, and when the signal aborts.
 */
export async function loadTypeface(content: unknown, signal?: AbortSignal): Promise<ReportFonts> {
  const latin = await loadLatinFonts(signal);
  const text = allText(content);
  const isLatin = latin !== null && missingCharacters(latin.regular, text).length === 0;
  const fonts = isLatin ? latin : await loadWhole(text, signal);
  signal?.throwIfAborted();
  return fonts;
}

/** The template of a name, and the typeface for it and the content. Rejects as `loadTemplate` and `loadTypeface` do. */
export async function loadPaper(
  name: string,
  content: unknown,
  signal?: AbortSignal,
): Promise<Paper> {
  // Both at once: the second waits for the first to know its texts, not to be asked for.
  const [template] = await Promise.all([loadTemplate(name, signal), loadLatinFonts(signal)]);
  return { template, fonts: await loadTypeface([template, content], signal) };
}
