import { firstText } from '@/domain/base/first-text';
import type { Language } from '@/domain/base/language';

/** A laboratory area. Id 0 stands for all areas and never comes from the server. */
export interface Area {
  readonly id: number;
  readonly name: string;
  /** Empty or absent where the laboratory has none. */
  readonly nameEnglish?: string;
  /** Its place among the areas, ascending; null when the laboratory gave it none. */
  readonly ordering: number | null;
}

export const ALL_AREAS = 0;

/** An area's name in a language; the laboratory's own where it has no other. */
export function areaNameIn(language: Language, { name, nameEnglish = '' }: Area): string {
  return language === 'en' ? firstText(nameEnglish, name) : name;
}
