import type { Language } from '@/domain/base/language';
import { firstText } from '@/domain/base/first-text';
import type { Area } from '@/domain/catalogues/area';

import type { EnglishWords, TestResult } from './test-result';

const NO_WORDS: EnglishWords = { name: '', areaName: '', profileName: '' };

/**
 * Tests as a reader of this language calls them; what the laboratory does not translate keeps its own name. For those who show or
 * write tests: order, grouping and whatever is stored go by the laboratory's own names.
 */
export function inLanguage<T extends TestResult>(
  tests: readonly T[],
  language: Language,
  areas: readonly Area[],
): readonly T[] {
  if (language !== 'en') return tests;
  const listed = new Map(areas.map(({ id, nameEnglish = '' }) => [id, nameEnglish]));
  return tests.map((test) => {
    const words = test.english ?? NO_WORDS;
    return {
      ...test,
      ownName: test.name,
      name: firstText(words.name, test.name),
      areaName: firstText(words.areaName, listed.get(test.areaId) ?? '', test.areaName),
      profileName: firstText(words.profileName, test.profileName),
    };
  });
}
