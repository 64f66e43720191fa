import {
  sensitivities,
  type Microorganism,
  type Sensitivity,
} from '@/domain/results/antibiogram/antibiogram';
import { numberedMicroorganisms } from '@/domain/results/antibiogram/numbered-microorganisms';
import { referenceInterval } from '@/domain/results/values/reference-interval';
import {
  hasOwnMark,
  resultText,
  takesUnit,
  type ResultText,
} from '@/domain/results/values/result-text';
import { NO_MARK } from '@/domain/results/marks/pathology-mark';
import { wordedMark, type WordedMark } from '@/domain/results/marks/worded-mark';
import { isAlteredMark, resultMark } from '@/domain/results/marks/result-mark';
import { testText } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { isValidated } from '@/domain/results/visibility/is-validated';

import { printedParagraphs } from './printed-comment';
import type { ReportAntibiotic, ReportRow } from './report-data';
import type { ReportTest, TemplateOption } from './report-order';
import type { ReportWords } from './report-words';

/** Arrow and words of a mark as paper prints them, such as `↑ Alto`; empty for what is normal or has no mark. */
function flagText(mark: WordedMark): string {
  if (!isAlteredMark(mark)) return '';
  return mark.arrow === '' ? mark.text : `${mark.arrow} ${mark.text}`;
}

/** Flag and note in one text, for places with a single cell for them. */
export function notedFlag({ flag, note }: Pick<ReportRow, 'flag' | 'note'>): string {
  return note === '' ? flag : `${flag}. ${note}`;
}

/** `notedFlag` of a mark. */
export function notedFlagText(mark: WordedMark): string {
  return notedFlag({ flag: flagText(mark), note: mark.note });
}

/** May hold sup and sub marks. */
export function unitText(
  { unit, unreadable }: Pick<TestResult, 'unit' | 'unreadable'>,
  words: Pick<ReportWords, 'unreadable'>,
): string {
  return unreadable.includes('unit') ? words.unreadable : unit;
}

/** What stands in the result's place, as on screen. */
function readResult(test: TestResult, { pendingText, restricted }: ReportWords): ResultText {
  return resultText(test, { pendingText, restrictedText: restricted });
}

/** The laboratory's code where its mark stands beside the result, else 0: a pending result has none, whatever code comes with it. */
export function printedPathology(test: TestResult, words: ReportWords): number {
  return hasOwnMark(readResult(test, words)) ? test.pathology : 0;
}

function printedResult({ kind, text }: ResultText, words: ReportWords): string {
  switch (kind) {
    case 'value':
    case 'withheld':
      return text;
    case 'pending':
      return text === '' ? words.pending : text;
    case 'missing':
      return words.missing;
    case 'unreadable':
      return words.unreadable;
  }
}

/** The comment of the result alone. */
export function printedComment(test: TestResult, words: ReportWords): readonly string[] {
  if (!isValidated(test)) return [];
  const { comment, unreadable } = test;
  return printedParagraphs(unreadable.includes('comment') ? null : comment, words);
}

/** What is written of a test: of its result, of the test itself, of its reference values. */
function allComments(test: ReportTest, words: ReportWords): readonly string[] {
  const further = isValidated(test) ? [test.fixedComment, test.referenceComment] : [];
  return [
    ...printedComment(test, words),
    ...further.flatMap((stored) => printedParagraphs(stored, words)),
  ];
}

/** A row without all that only a test has. */
const NO_TEST = {
  ...{ number: null, isAltered: false, isOutside: false, flag: '', note: '', unit: '' },
  ...{ technique: '', resultDate: '', validationDate: '', validatedBy: '' },
  ...{ microorganisms: [], options: [] },
} as const;

function optionRow(
  { option, result, normalResult, comment }: TemplateOption,
  words: ReportWords,
): ReportRow {
  return {
    ...NO_TEST,
    test: option ?? words.unreadable,
    result: result?.trim() === '' ? words.missing : (result ?? words.unreadable),
    interval: normalResult ?? words.unreadable,
    comment: printedParagraphs(comment, words),
  };
}

/** The options of a test. No system is known to replace those of a result that is not validated: they would tell it. */
function optionRows(test: ReportTest, words: ReportWords): readonly ReportRow[] {
  if (!isValidated(test)) return [];
  const { unreadable } = words;
  const unread = { ...NO_TEST, test: unreadable, result: unreadable, interval: '', comment: [] };
  return [
    ...test.options.map((option) => optionRow(option, words)),
    ...Array<ReportRow>(test.unreadableOptions).fill(unread),
  ];
}

/** A sensitivity as paper prints it: one that is not the analyser's says so. */
export function printedSensitivity(
  { antibiotic, mic, interpretation, method }: Sensitivity,
  words: ReportWords,
): ReportAntibiotic {
  const value = method === undefined ? mic : `${mic} ${words.method(method)}`.trim();
  return { antibiotic, mic: value, interpretation };
}

/** What is written of a microorganism: how much of it grew, its comment, and what the laboratory adds. */
export function organismComment(
  { comment, count = '', complement = '' }: Microorganism,
  words: ReportWords,
): readonly string[] {
  const labelled = (note: Parameters<ReportWords['organismNote']>[0], stored: string) =>
    printedParagraphs(stored, words).map((text, at) =>
      at === 0 ? `${words.organismNote(note)} ${text}` : text,
    );
  return [
    ...labelled('count', count),
    ...printedParagraphs(comment, words),
    ...labelled('complement', complement),
  ];
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
  const result = readResult(test, words);
  const mark = wordedMark(hasOwnMark(result) ? resultMark(test) : NO_MARK, words);
  const flag = flagText(mark);
  return {
    test: testText(test, words),
    result: printedResult(result, words),
    number: test.resultNumber,
    isAltered: flag !== '',
    isOutside: flag !== '' && mark.tone !== 'unclassified',
    flag,
    note: mark.note,
    unit: takesUnit(result) ? unitText(test, words) : '',
    interval: words.interval(referenceInterval(test)),
    technique: test.technique === profileTechnique ? '' : test.technique,
    comment: allComments(test, words),
    resultDate: words.dateMinute(test.resultDate),
    validationDate: words.dateMinute(test.validationDate),
    validatedBy: validatorName(test),
    microorganisms: numberedMicroorganisms(test.microorganisms).map((organism) => ({
      name: organism.name,
      comment: organismComment(organism, words),
      antibiotics: organism.antibiotics
        .flatMap(sensitivities)
        .map((sensitivity) => printedSensitivity(sensitivity, words)),
    })),
    options: optionRows(test, words),
  };
}
