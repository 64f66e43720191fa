import { firstText } from '@/domain/base/first-text';
import { ALL_AREAS } from '@/domain/catalogues/area';

import type { TestResult } from './test-result';

/**
 * What the only area that is shown is called: as in the laboratory's list, else as its tests say, else by its number, so that an
 * order is never cut to one area without a word. Empty where all areas are shown.
 */
export function shownArea(
  areaId: number,
  listed: string | null,
  tests: readonly Pick<TestResult, 'areaId' | 'areaName'>[],
): string {
  if (areaId === ALL_AREAS) return '';
  const own = tests.find((test) => test.areaId === areaId)?.areaName ?? '';
  return firstText(listed ?? '', own, String(areaId));
}
