import { useSettings } from '@/api/configuration/get-configuration';
import { resultMark } from '@/domain/results/marks/result-mark';
import { wordedMark } from '@/domain/results/marks/worded-mark';
import { spokenUnit } from '@/domain/results/spoken/spoken-unit';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { referenceInterval } from '@/domain/results/values/reference-interval';
import { hasOwnMark, resultText, takesUnit } from '@/domain/results/values/result-text';
import { useResultWords } from '@/features/results/use-result-words';
import { useTexts } from '@/i18n/texts';
import { useIntervalText } from '@/i18n/use-interval-text';
import { useMarkWords } from '@/i18n/use-mark-words';
import { plainText } from '@/lib/text/marked-text';

/**
 * What is said of a test: its name, with its sample where it comes several times in the order, the result as the laboratory wrote
 * it, its unit in words, its mark, and its reference interval. Nothing that the screen does not say. `repeated` as in
 * `RepeatedTestsContext`.
 */
export function useSpokenResult(repeated: readonly number[]): (test: TestResult) => string {
  const t = useTexts();
  const { results: texts } = useSettings();
  const resultWords = useResultWords();
  const markWords = useMarkWords();
  const intervalText = useIntervalText();
  const nameOf = (test: TestResult) =>
    repeated.includes(test.testId) && test.sample !== ''
      ? `${testLabel(test)}, ${test.sample}`
      : testLabel(test);
  const unitOf = (test: TestResult) => {
    const unit = plainText(test.unit).trim();
    return unit === ''
      ? ''
      : ` ${spokenUnit(unit, t('results.aloud.units', { returnObjects: true }))}`;
  };
  const limitsOf = (test: TestResult) => {
    const interval = referenceInterval(test);
    const limits =
      interval.kind === 'range' ? t('results.aloud.range', interval) : intervalText(interval);
    return limits === '' ? '' : t('results.aloud.reference', { limits });
  };
  return (test) => {
    const result = resultText(test, texts);
    const unit = takesUnit(result) ? unitOf(test) : '';
    const mark = hasOwnMark(result) ? wordedMark(resultMark(test), markWords).text : '';
    const said = [`${nameOf(test)}: ${resultWords(result)}${unit}`, mark, limitsOf(test)];
    return `${said.filter((part) => part !== '').join('. ')}.`;
  };
}
