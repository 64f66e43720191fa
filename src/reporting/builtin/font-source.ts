import { fetchFont } from '@/lib/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';

import type { ReportFonts } from './report-fonts';

/** The typeface of reports, from the installation. Throws `FileError`. */
export async function loadFonts(signal?: AbortSignal): Promise<ReportFonts> {
  const font = (cut: string) =>
    fetchFont(`${runtimeConfig().reportsUrl}/fonts/LiberationSans-${cut}.ttf`, signal);
  const [regular, bold, italic, boldItalic] = await Promise.all([
    font('Regular'),
    font('Bold'),
    font('Italic'),
    font('BoldItalic'),
  ]);
  return { regular, bold, italic, boldItalic };
}
