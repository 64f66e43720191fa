import { useLanguage } from '@/i18n/use-language';
import { runtimeConfig } from '@/lib/runtime-config';
import type { PatientSentence } from '@/lib/runtime-keys';

/** The laboratory's own sentence for its patients; null for the portal's. */
export function useOwnSentence(): (sentence: PatientSentence) => string | null {
  const texts = runtimeConfig().patientTexts[useLanguage()];
  return (sentence) => texts?.[sentence] ?? null;
}
