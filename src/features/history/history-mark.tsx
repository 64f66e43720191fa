import { resultMark } from '@/domain/results/result-mark';
import { useMarkText } from '@/i18n/use-mark-text';
import { Mark } from '@/ui/mark/mark';

interface HistoryMarkProps {
  /** Code 0 to 9 of the laboratory (contract §2, codes); another number when it could not be read. */
  readonly pathology: number;
}

/** Arrow and words of a pathology code, as the results show them. */
export function HistoryMark({ pathology }: HistoryMarkProps) {
  const markText = useMarkText();
  const { direction, tone } = resultMark(pathology);
  return (
    <Mark direction={direction} tone={tone}>
      {markText(pathology)}
    </Mark>
  );
}
