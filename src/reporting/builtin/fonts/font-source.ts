import { FileError, fetchFont } from '@/lib/http/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';

import type { ReportFonts } from './report-fonts';

/**
 * Typefaces by what the addresses of their cuts begin with. They are large, many reports are made in a row, and some at the same
 * time: all of them get the same one.
 */
const whole = new Map<string, Promise<ReportFonts>>();
/** Null where there is none. */
const latin = new Map<string, Promise<ReportFonts | null>>();

function folder(): string {
  return `${runtimeConfig().reportsUrl}/fonts`;
}

async function readTypeface(base: string): Promise<ReportFonts> {
  const font = (cut: string) => fetchFont(`${base}${cut}.ttf`);
  const [regular, bold, italic, boldItalic] = await Promise.all([
    font('Regular'),
    font('Bold'),
    font('Italic'),
    font('BoldItalic'),
  ]);
  return { regular, bold, italic, boldItalic };
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof FileError && error.problem === 'missing') return null;
  throw error;
}

/** What `read` finds, once per visit; after a failure it is read anew. No single report ends it, for others wait for it too. */
function once<Found extends ReportFonts | null>(
  found: Map<string, Promise<Found>>,
  base: string,
  read: () => Promise<Found>,
): Promise<Found> {
  const known = found.get(base);
  if (known !== undefined) return known;
  const reading = read().catch((error: unknown) => {
    found.delete(base);
    throw error;
  });
  found.set(base, reading);
  return reading;
}

/** The typeface of reports, from the installation. Rejects with `FileError`. */
export function loadFonts(): Promise<ReportFonts> {
  const base = `${folder()}/LiberationSans-`;
  return once(whole, base, () => readTypeface(base));
}

/**
 * The same typeface with little more than Latin characters, which loads and draws several times faster (docs/performance.md, Report).
 * Null where the installation has none. Rejects with `FileError`.
 */
export function loadLatinFonts(): Promise<ReportFonts | null> {
  const base = `${folder()}/latin/`;
  return once(latin, base, () => readTypeface(base).catch(nullWhereMissing));
}
