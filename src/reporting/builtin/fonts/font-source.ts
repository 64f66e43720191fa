import { fetchFont } from '@/lib/http/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';

import type { ReportFonts } from './report-fonts';

/** The typeface last read and the folder it came from: it is large, and many reports are made in a row. */
let kept: { readonly folder: string; readonly fonts: ReportFonts } | null = null;

/** The typeface of reports, from the installation; read once per visit. Throws `FileError`. */
export async function loadFonts(signal?: AbortSignal): Promise<ReportFonts> {
  const folder = `${runtimeConfig().reportsUrl}/fonts`;
  if (kept?.folder === folder) return kept.fonts;
  const font = (cut: string) => fetchFont(`${folder}/LiberationSans-${cut}.ttf`, signal);
  const [regular, bold, italic, boldItalic] = await Promise.all([
    font('Regular'),
    font('Bold'),
    font('Italic'),
    font('BoldItalic'),
  ]);
  const fonts = { regular, bold, italic, boldItalic };
  kept = { folder, fonts };
  return fonts;
}
