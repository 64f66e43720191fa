import type { Language } from '@/domain/base/language';
import { firstText } from '@/domain/base/first-text';
import type { Area } from '@/domain/catalogues/area';

import type { EnglishNames, TestResult } from './test-result';

const NO_NAMES: EnglishNames = { name: '', areaName: '', profileName: '' };

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
    const names = test.english ?? NO_NAMES;
    const area = firstText(names.areaName, listed.get(test.areaId) ?? '', test.areaName);
    const profile = firstText(names.profileName, test.profileName);
    return {
      ...test,
      ownName: test.name,
      name: firstText(names.name, test.name),
      // Without an id the name is what groups: translated in one test and not in the next, it would part or join groups.
      areaName: test.areaId === 0 ? test.areaName : area,
      profileName: test.profileId === 0 ? test.profileName : profile,
    };
  });
}
