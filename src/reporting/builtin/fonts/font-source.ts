import { FileError, fetchFont } from '@/lib/http/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';

import type { ReportFonts } from './report-fonts';

/** Typefaces by what the addresses of their cuts begin with, null for one that is not there: they are large, and many reports are made in a row. */
const kept = new Map<string, ReportFonts | null>();

function folder(): string {
  return `${runtimeConfig().reportsUrl}/fonts`;
}

async function readTypeface(base: string, signal?: AbortSignal): Promise<ReportFonts> {
  const font = (cut: string) => fetchFont(`${base}${cut}.ttf`, signal);
  const [regular, bold, italic, boldItalic] = await Promise.all([
    font('Regular'),
    font('Bold'),
    font('Italic'),
    font('BoldItalic'),
  ]);
  return { regular, bold, italic, boldItalic };
}

/** The typeface of reports, from the installation; read once per visit. Throws `FileError`. */
export async function loadFonts(signal?: AbortSignal): Promise<ReportFonts> {
  const base = `${folder()}/LiberationSans-`;
  const fonts = kept.get(base) ?? (await readTypeface(base, signal));
  kept.set(base, fonts);
  return fonts;
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof FileError && error.problem === 'missing') return null;
  throw error;
}

/**
 * The same typeface with little more than Latin characters, which loads and draws several times faster (docs/quality.md, Report).
 * Null where the installation has none. Throws `FileError`.
 */
export async function loadLatinFonts(signal?: AbortSignal): Promise<ReportFonts | null> {
  const base = `${folder()}/latin/`;
  const known = kept.get(base);
  if (known !== undefined) return known;
  const fonts = await readTypeface(base, signal).catch(nullWhereMissing);
  kept.set(base, fonts);
  return fonts;
}
