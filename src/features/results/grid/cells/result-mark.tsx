import type { ResultMark as MarkModel } from '@/domain/results/marks/pathology-mark';
import { wordedMark } from '@/domain/results/marks/worded-mark';
import { useMarkWords } from '@/i18n/use-mark-words';
import { Mark } from '@/ui/mark/mark';

/** Arrow and words of a result's mark, never colour alone; nothing where there is none. */
export function ResultMark({ mark }: { readonly mark: MarkModel }) {
  return <Mark {...wordedMark(mark, useMarkWords())} />;
}
