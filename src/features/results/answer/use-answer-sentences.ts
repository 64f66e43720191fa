import { urgentWhen, type PatientAnswer } from '@/domain/results/summary/patient-answer';
import { useTranslation } from '@/i18n/translation';
import { useLanguage } from '@/i18n/use-language';
import { runtimeConfig } from '@/lib/runtime-config';
import type { PatientSentence } from '@/lib/runtime-keys';
import { serverNow } from '@/lib/session/server-clock';

/** The laboratory's own sentence for its patients; null for the portal's. */
export function useOwnSentence(): (sentence: PatientSentence) => string | null {
  const texts = runtimeConfig().patientTexts[useLanguage()];
  return (sentence) => texts?.[sentence] ?? null;
}

/** The sentences of the answer that are told aloud as well; null where there is nothing to say. */
interface AnswerSentences {
  readonly within: string | null;
  /** Which results ask for action, and what to do. */
  readonly which: string | null;
  readonly critical: string | null;
  readonly pending: string | null;
}

/** How many results are in order, what a physician has to know at once, and how many are still to come. */
export function useAnswerSentences(): (answer: PatientAnswer) => AnswerSentences {
  const { t } = useTranslation();
  const own = useOwnSentence();
  const withinOf = ({ all, within, pending, isPartial }: PatientAnswer) => {
    if (all === 0) return null;
    // The verb goes with those within: "1 de sus 3 resultados está dentro".
    if (within < all) {
      return all === 1
        ? t('results.answer.noneOfOne')
        : t('results.answer.someWithin', { count: within, all });
    }
    const whole = pending === 0 && !isPartial ? 'all' : 'shown';
    return t(`results.answer.within.${whole}`, { count: all });
  };
  return (answer) => {
    const { urgent, urgentDate, pending } = answer;
    const when = urgentWhen(urgentDate, serverNow());
    return {
      within: withinOf(answer),
      which:
        urgent.length > 0
          ? t(`results.answer.urgent.${when}`, {
              count: urgent.length,
              tests: [...new Set(urgent)].join(', '),
            })
          : null,
      critical:
        urgent.length > 0 ? (own('critical') ?? t(`results.answer.critical.${when}`)) : null,
      pending: pending > 0 ? t('results.answer.pending', { count: pending }) : null,
    };
  };
}
