import type { ResultMark } from '@/domain/results/marks/pathology-mark';
import { useMarkWords } from '@/i18n/use-mark-words';
import { Mark } from '@/ui/mark/mark';

/** Arrow and words of a result's mark, never colour alone; nothing where there is none. */
export function HistoryMark({ mark }: { readonly mark: ResultMark }) {
  const { text, note } = useMarkWords()(mark);
  return (
    <Mark direction={mark.direction} tone={mark.tone} note={note}>
      {text}
    </Mark>
  );
}
