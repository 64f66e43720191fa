import { commentParagraphs } from '@/domain/results/comment-text';
import { referenceInterval } from '@/domain/results/reference-interval';
import { resultMark, type MarkDirection } from '@/domain/results/result-mark';
import { isValidated } from '@/domain/results/visible-tests';

import type { ReportRow } from './report-data';
import type { ReportTest } from './report-order';
import type { ReportWords } from './report-words';

const ARROWS: Readonly<Record<MarkDirection, string>> = {
  none: '',
  down: '▼',
  up: '▲',
  'far-down': '▼▼',
  'far-up': '▲▲',
};

/** Arrow and words of a pathology code as paper prints them, such as `▲ Alto`; empty for a normal result only. */
export function flagText(
  pathology: number,
  words: Pick<ReportWords, 'flag' | 'pathology' | 'unclassified'>,
): string {
  const { flag, word, direction, tone } = resultMark(pathology);
  if (tone === 'unclassified') return words.unclassified;
  const parts = [ARROWS[direction]];
  if (flag !== 'normal') parts.push(words.flag(flag));
  if (word !== 'none') parts.push(words.pathology(word));
  return parts.filter((part) => part !== '').join(' ');
}

/** The full name of who validated a test. */
export function validatorName(test: ReportTest): string {
  return `${test.validationUserName} ${test.validationUserLastName}`.trim();
}

/**
 * One test as the report prints it. The result is the laboratory's text, untouched; the interval is the screen's own; a missing
 * date is empty text. `profileTechnique` stands in the profile's heading, so only a different technique is repeated.
 */
export function reportRow(
  test: ReportTest,
  profileTechnique: string,
  words: ReportWords,
): ReportRow {
  const flag = flagText(test.pathology, words);
  return {
    test: test.name || test.abbreviation || test.testCode,
    result: test.result.trim() === '' ? words.pending : test.result,
    isAltered: flag !== '',
    flag,
    unit: test.unit,
    interval: words.interval(referenceInterval(test)),
    technique: test.technique === profileTechnique ? '' : test.technique,
    comment: isValidated(test) ? commentParagraphs(test.comment) : [],
    resultDate: words.dateTime(test.resultDate),
    validationDate: words.dateTime(test.validationDate),
    validatedBy: validatorName(test),
    microorganisms: test.microorganisms.map(({ name, comment, antibiotics }) => ({
      name,
      comment: commentParagraphs(comment),
      antibiotics,
    })),
  };
}
