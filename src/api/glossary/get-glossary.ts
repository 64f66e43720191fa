import { queryOptions } from '@tanstack/react-query';

import type { Language } from '@/domain/base/language';
import { repeatedCodes, type Glossary } from '@/domain/glossary/glossary';
import { fetchFile, FileError, parseJsonFile } from '@/lib/http/fetch-file';
import { UNREADABLE } from '@/lib/wire/readers';

import { glossaryReader } from './glossary-reader';

/** Bytes: ten times what the texts of all tests take. More is something else. */
const LARGEST = 1_000_000;

function fileOf(language: Language): string {
  return `glossary/${language}.json`;
}

/** GET `glossary/<language>.json` beside the page; null where the installation has none. Throws `FileError`. */
export async function getGlossary(
  language: Language,
  signal?: AbortSignal,
): Promise<Glossary | null> {
  const file = fileOf(language);
  const address = new URL(`${import.meta.env.BASE_URL}${file}`, document.baseURI).href;
  const bytes = await fetchFile(address, signal).catch((cause: unknown) => {
    if (cause instanceof FileError && cause.problem === 'missing') return null;
    throw cause;
  });
  if (bytes === null) return null;
  if (bytes.length > LARGEST) throw new FileError('invalid', file, `≤ ${LARGEST} bytes`);
  const glossary = glossaryReader(parseJsonFile(bytes, file));
  if (glossary === UNREADABLE) throw new FileError('invalid', file, 'version: 1, tests');
  return glossary;
}

/**
 * What an administrator has to know of a file that can be read: entries that could not be, and codes of which a later entry is lost.
 * Throws `FileError` with both.
 */
export async function checkGlossary(language: Language, signal?: AbortSignal): Promise<void> {
  const glossary = await getGlossary(language, signal);
  if (glossary === null) return;
  const { unreadable } = glossary;
  const repeated = repeatedCodes(glossary);
  if (unreadable + repeated.length === 0) return;
  const details = [
    ...(unreadable > 0 ? [`tests: ${unreadable} ?`] : []),
    ...(repeated.length > 0 ? [`codes: 2 × ${repeated.join(', ')}`] : []),
  ];
  throw new FileError('invalid', fileOf(language), details.join('; '));
}

/** The laboratory's explanations of its tests, read once; null where it has none. */
export function glossaryOptions(language: Language) {
  return queryOptions({
    queryKey: ['glossary', language],
    queryFn: ({ signal }) => getGlossary(language, signal),
    staleTime: Infinity,
  });
}
