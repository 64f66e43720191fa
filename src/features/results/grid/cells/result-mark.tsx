import { foldText } from '@/domain/base/fold-text';
import type { ResultMark as MarkModel } from '@/domain/results/marks/pathology-mark';
import { wordedMark } from '@/domain/results/marks/worded-mark';
import { useMarkWords } from '@/i18n/use-mark-words';
import { Mark } from '@/ui/mark/mark';

interface ResultMarkProps {
  readonly mark: MarkModel;
  /** The result that it stands beside. */
  readonly beside: string;
}

/** Arrow and words of a result's mark, never colour alone; nothing where there is none, and "Normal" not twice. */
export function ResultMark({ mark, beside }: ResultMarkProps) {
  const worded = wordedMark(mark, useMarkWords());
  const isSaid = mark.tone === 'normal' && foldText(beside.trim()) === foldText(worded.text);
  return isSaid ? null : <Mark {...worded} />;
}
