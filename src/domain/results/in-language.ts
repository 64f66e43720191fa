import type { Language } from '@/domain/base/language';
import { firstText } from '@/domain/base/first-text';
import type { Area } from '@/domain/catalogues/area';

import type { EnglishWords, TestResult } from './test-result';
import { isValidated } from './visibility/is-validated';

const NO_WORDS: EnglishWords = { name: '', areaName: '', profileName: '', result: '' };

function digitsOf(text: string): string {
  return text.replaceAll(/\P{N}/gu, '');
}

/** The result's own English words; empty for numbers, and where other digits stand in them: they would be another result. */
function resultWords(test: TestResult, { result }: EnglishWords): string {
  const isWorded = test.resultType === 'text' && test.resultNumber === null;
  const isShown = isValidated(test) && !test.withheld && test.result.trim() !== '';
  return isWorded && isShown && digitsOf(result) === digitsOf(test.result) ? result.trim() : '';
}

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
    const result = resultWords(test, words);
    return {
      ...test,
      ownName: test.name,
      name: firstText(words.name, test.name),
      areaName: firstText(words.areaName, listed.get(test.areaId) ?? '', test.areaName),
      profileName: firstText(words.profileName, test.profileName),
      ...(result === '' ? {} : { shownResult: result }),
    };
  });
}
