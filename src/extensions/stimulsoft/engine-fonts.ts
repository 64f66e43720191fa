import { fetchFont, FileError } from '@/lib/http/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';
import { loadFonts } from '@/reporting/builtin/fonts/font-source';
import type { ReportFonts } from '@/reporting/builtin/fonts/report-fonts';

import type { TemplateFamilies } from './scan-template';

/** A typeface under the name by which templates know it. */
export interface FontFamily {
  readonly family: string;
  readonly fonts: ReportFonts;
}

/** Families that the typeface of the installation stands in for: it has their widths. */
const STOOD_IN: ReadonlySet<string> = new Set(['arial', 'helvetica', 'liberation sans']);

async function siteFonts(family: string, signal: AbortSignal | undefined): Promise<ReportFonts> {
  const cut = (name: string) => {
    const file = encodeURIComponent(`${family}-${name}.ttf`);
    return fetchFont(`${runtimeConfig().reportsUrl}/fonts/${file}`, signal);
  };
  const [regular, bold, italic, boldItalic] = await Promise.all([
    cut('Regular'),
    cut('Bold'),
    cut('Italic'),
    cut('BoldItalic'),
  ]);
  return { regular, bold, italic, boldItalic };
}

/** Another typeface by the name of the one it stands in for: the runtime file's `stimulsoft.fonts`. */
type StandIns = Readonly<Record<string, string>>;

/**
 * Whose files print each family of a template: a typeface of the site, or null for the installation's own. Throws `FileError` for
 * a family that has none.
 */
export function filesOfFamilies(
  { texts, captions }: TemplateFamilies,
  standIns: StandIns,
): ReadonlyMap<string, string | null> {
  const listed = Object.entries(standIns);
  const fileOf = (family: string): string | null => {
    const file = listed.find(([name]) => name.toLowerCase() === family.toLowerCase())?.[1];
    const isOwn = file !== undefined && (file === family || !STOOD_IN.has(file.toLowerCase()));
    if (isOwn) return file;
    const isStoodIn = file !== undefined || STOOD_IN.has(family.toLowerCase());
    if (isStoodIn || captions.includes(family)) return null;
    throw new FileError('missing', `${family}-Regular.ttf`);
  };
  return new Map([...texts, ...captions].map((family) => [family, fileOf(family)]));
}

/**
 * The files of the typefaces that a template names: those of the runtime file's `stimulsoft.fonts` as `<family>-Bold.ttf` and so
 * on beside the others, Arial and its like from the installation, and so the captions of bar codes, which are figures. Throws
 * `FileError`: a typeface without files would print other characters, or none.
 */
export async function loadFamilies(
  named: TemplateFamilies,
  signal?: AbortSignal,
): Promise<readonly FontFamily[]> {
  const files = filesOfFamilies(named, runtimeConfig().stimulsoft?.fonts ?? {});
  return Promise.all(
    [...files].map(async ([family, file]) => ({
      family,
      fonts: await (file === null ? loadFonts(signal) : siteFonts(file, signal)),
    })),
  );
}
