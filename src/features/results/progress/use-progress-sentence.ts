import type { MissingTests } from '@/domain/results/progress/missing-tests';
import { useTexts } from '@/i18n/texts';

/** Where the missing tests of an order are, in one plain sentence without anything of a result. */
export function useProgressSentence(
  missing: readonly MissingTests[],
  areSomeReady: boolean,
): string {
  const t = useTexts();
  const [first, ...others] = missing;
  if (first === undefined) return t('results.progress.sentence.validated');
  if (others.length === 0 && first.stage !== 'untaken' && first.stage !== 'again') {
    const isPartly = first.stage === 'ordered' && areSomeReady;
    return t(`results.progress.sentence.${isPartly ? 'waiting' : first.stage}`);
  }
  return missing
    .map(({ stage, count, samples }) => {
      if (stage !== 'untaken' && stage !== 'again') {
        return t(`results.progress.stage.${stage}`, { count });
      }
      return samples.length === 0
        ? t(`results.progress.unnamed.${stage}`, { count })
        : t(`results.progress.stage.${stage}`, { count, samples: samples.join(', ') });
    })
    .join(' · ');
}
