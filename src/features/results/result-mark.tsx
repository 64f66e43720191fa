import { resultMark } from '@/domain/results/result-mark';
import { useMarkText } from '@/i18n/use-mark-text';
import { Mark } from '@/ui/mark/mark';

interface ResultMarkProps {
  /** Code 0 to 9 of the laboratory (contract §2, codes); another number when it could not be read. */
  readonly pathology: number;
}

/** Arrow and words of a pathology code (spec §4; behaviour.md 3.5), never colour alone. */
export function ResultMark({ pathology }: ResultMarkProps) {
  const markText = useMarkText();
  const { direction, tone } = resultMark(pathology);
  return (
    <Mark direction={direction} tone={tone}>
      {markText(pathology)}
    </Mark>
  );
}
