import { foldText } from '@/domain/base/fold-text';
import type { TestResult } from '@/domain/results/test-result';
import { hasOwnMark, type ResultText } from '@/domain/results/values/result-text';
import { useScreenMark } from '@/i18n/use-mark-words';
import { Mark } from '@/ui/mark/mark';

interface ResultMarkProps {
  readonly test: TestResult;
  /** What stands in the result's place. */
  readonly result: ResultText;
}

/** Arrow and words of a result's mark, never colour alone; nothing where there is none, and "Normal" not twice. */
export function ResultMark({ test, result }: ResultMarkProps) {
  const markOf = useScreenMark();
  if (!hasOwnMark(result)) return null;
  const mark = markOf(test);
  const isSaid = mark.tone === 'normal' && foldText(result.text.trim()) === foldText(mark.text);
  return isSaid ? null : <Mark {...mark} />;
}
