import { FileError, fetchFont } from '@/lib/http/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';
import { readOnce } from '@/reporting/read-once';

import { plainFonts } from './plain-fonts';
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

async function readTypeface(base: string, signal: AbortSignal): Promise<ReportFonts> {
  const font = (cut: string) => fetchFont(`${base}${cut}.ttf`, signal);
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

function readLatin(base: string, signal: AbortSignal): Promise<ReportFonts | null> {
  return readTypeface(base, signal).then(plainFonts, nullWhereMissing);
}

/** The typeface of reports, from the installation. Rejects with `FileError`, and as `readOnce` does. */
export function loadFonts(signal?: AbortSignal): Promise<ReportFonts> {
  const base = `${folder()}/LiberationSans-`;
  return readOnce({ kept: whole, name: base, read: (limit) => readTypeface(base, limit) }, signal);
}

/**
 * The same typeface with little more than Latin characters, which loads and draws several times faster.
 * Null where the installation has none. Rejects with `FileError`, and as `readOnce` does.
 */
export function loadLatinFonts(signal?: AbortSignal): Promise<ReportFonts | null> {
  const base = `${folder()}/latin/`;
  return readOnce({ kept: latin, name: base, read: (limit) => readLatin(base, limit) }, signal);
}
