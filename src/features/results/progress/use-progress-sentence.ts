import type { OrderStand } from '@/domain/results/progress/order-progress';
import { useTexts } from '@/i18n/texts';

/** By the number of steps that all tests have done. */
const SENTENCES = ['unknown', 'ordered', 'ordered', 'analysing', 'analysed', 'validated'] as const;

/** Where an order is, in one plain sentence without anything of its results. */
export function useProgressSentence({ done, ready, unlisted }: OrderStand): string {
  const t = useTexts();
  const known = SENTENCES[done] ?? 'unknown';
  const sentence = unlisted > 0 || (ready > 0 && known === 'ordered') ? 'waiting' : known;
  return t(`results.progress.sentence.${sentence}`);
}
