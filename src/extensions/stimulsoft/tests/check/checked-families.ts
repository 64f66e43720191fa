import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { FileError } from '@/lib/http/fetch-file';
import { filesOfFamilies, type FontFamily } from '@/extensions/stimulsoft/engine-fonts';
import type { TemplateFamilies } from '@/extensions/stimulsoft/scan-template';

/** Reads a font file of the site by its name. Throws `FileError`. */
export type FontReader = (file: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Reads font files from the first of the folders that has them, each file once. */
export function fontsIn(folders: readonly string[]): FontReader {
  const read = new Map<string, ReturnType<FontReader>>();
  const find = async (file: string): ReturnType<FontReader> => {
    for (const folder of folders) {
      const bytes = await readFile(join(folder, file)).catch(() => null);
      if (bytes !== null) return new Uint8Array(bytes);
    }
    throw new FileError('missing', file);
  };
  return (file) => {
    const known = read.get(file) ?? find(file);
    read.set(file, known);
    return known;
  };
}

interface FontSite {
  readonly standIns: Readonly<Record<string, string>>;
  readonly readFont: FontReader;
}

/** The installation's own typeface. */
const OWN = 'LiberationSans';

/** The typefaces of a template, from where the site keeps them. Throws `FileError` as the portal does. */
export async function checkedFamilies(
  named: TemplateFamilies,
  { standIns, readFont }: FontSite,
): Promise<readonly FontFamily[]> {
  const files = filesOfFamilies(named, standIns);
  return Promise.all(
    [...files].map(async ([family, file]) => {
      const cut = (name: string) => readFont(`${file ?? OWN}-${name}.ttf`);
      const fonts = {
        regular: await cut('Regular'),
        bold: await cut('Bold'),
        italic: await cut('Italic'),
        boldItalic: await cut('BoldItalic'),
      };
      return { family, fonts };
    }),
  );
}
