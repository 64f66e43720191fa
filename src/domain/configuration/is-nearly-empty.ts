import { hasTerms } from './has-terms';
import type { Settings } from './settings';

/** Whether nobody has set up this portal yet: all that only a laboratory can write is missing. */
export function isNearlyEmpty({
  branding: { title, terms },
  mailBody,
}: Pick<Settings, 'branding' | 'mailBody'>): boolean {
  return title.trim() === '' && !hasTerms(terms) && !hasTerms(mailBody);
}
