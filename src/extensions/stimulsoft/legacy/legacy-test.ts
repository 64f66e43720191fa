import { inWords } from '@/domain/base/markup/marked-lines';
import type { Sensitivity } from '@/domain/results/antibiogram/antibiogram';
import { isValidated } from '@/domain/results/visibility/is-validated';
import { formatLimit } from '@/domain/results/values/format-number';
import type { Limits } from '@/domain/results/test-result';

import { commonTechnique } from '@/domain/reports/content/build-report-data';
import {
  LEGACY_COLUMNS,
  legacyRow,
  legacyScalar,
  type LegacyRecord,
  type LegacyScalar,
} from './legacy-columns';
import type { ReportTest } from '@/domain/reports/content/report-order';
import { printedParagraphs, wordedComment } from '@/domain/reports/content/printed-comment';
import {
  notedFlag,
  organismComment,
  printedComment,
  printedPathology,
  printedSensitivity,
  reportRow,
} from '@/domain/reports/content/report-row';
import type { ReportWords } from '@/domain/reports/content/report-words';
import { wireRecord, wireRecords, type WireRecord } from '@/domain/reports/delivery/sent-tests';

/** A visible test, the wire object it was read from (null: its own columns stay empty), and the visible tests of its profile in print order. */
interface LegacyTestSource {
  readonly test: ReportTest;
  readonly wire: unknown;
  readonly profile: readonly ReportTest[];
  readonly words: ReportWords;
}

/** The LIS's number for a result that is a text. */
const TEXT = 2;

type Cells = Readonly<Record<string, LegacyScalar>>;

/** Limits as numbers, 0 when empty, and as texts with the test's decimals, empty when empty. */
function limitCells(name: string, { min, max, written }: Limits, digits: number | null): Cells {
  const view = (limit: number | null, text: string | undefined) =>
    limit === null ? '' : formatLimit(limit, digits, text);
  return {
    [`${name}Min`]: min ?? 0,
    [`${name}Max`]: max ?? 0,
    [`${name}Minview`]: view(min, written?.min),
    [`${name}Maxview`]: view(max, written?.max),
  };
}

/** Templates print the words of an interval for a text alone: where a number lacks a limit they are told that it is one. */
function typeCells({ resultType, reference }: ReportTest, interval: string): Cells {
  const isWhole = reference.min !== null && reference.max !== null;
  return resultType === 'numeric' && !isWhole && interval !== '' ? { resultType: TEXT } : {};
}

/** What a profile says once for all its tests; a test by itself says everything. */
function profileCells({ test, profile }: LegacyTestSource): Cells {
  const { technique, validationUserId } = test;
  if (test.profileId === 0) {
    return { techniqueprofile: technique, viewtechnique: true, viewvalidationUser: true };
  }
  const common = commonTechnique(profile);
  const endsRun = profile[profile.indexOf(test) + 1]?.validationUserId !== validationUserId;
  return {
    techniqueprofile: common,
    // Templates have nothing to say it in where the profile has no name.
    viewtechnique: technique !== common || test.profileName.trim() === '',
    viewvalidationUser: validationUserId !== null && endsRun,
  };
}

function dateCells(test: ReportTest, words: ReportWords): Cells {
  const { dateTime } = words;
  return {
    resultDate: dateTime(test.resultDate),
    validationDate: dateTime(test.validationDate),
    entryDate: dateTime(test.entryDate),
    takenDate: dateTime(test.takenDate),
    verificationDate: dateTime(test.verificationDate),
    printDate: dateTime(test.printDate),
  };
}

/**
 * What only the wire has of a validator, who may stand there still when the validation was taken back, and the result in English: the
 * LIS puts a word in the place of the result alone.
 */
const NOT_VALIDATED = {
  resultEnglish: null,
  validationUserId: null,
  validationUserSignature: null,
  validationUserSignatureCode: null,
} as const;

/** The one record of a name; none where several have it, for a row of another one says something else. */
function theOne(records: readonly WireRecord[], column: string, name: string): WireRecord {
  const found = records.filter((record) => String(legacyScalar(record[column])).trim() === name);
  return found.length === 1 ? (found[0] ?? {}) : {};
}

/** A sensitivity that no known template has a column for, as a line of text. */
function sensitivityLine(sensitivity: Sensitivity, words: ReportWords): string {
  const { antibiotic, mic, interpretation } = printedSensitivity(sensitivity, words);
  return `${antibiotic}: ${mic} ${interpretation}`.trim();
}

/** Comments that only templates print, as texts: they may be stored as markup too. */
function storedComments(sent: WireRecord, words: ReportWords): WireRecord {
  const stored = ['fixedComment', 'refComment', 'refCommentEnglish', 'comment'].flatMap((name) => {
    const value = sent[name];
    return typeof value === 'string'
      ? [[name, wordedComment(printedParagraphs(value, words), words)] as const]
      : [];
  });
  return { ...sent, ...Object.fromEntries(stored) };
}

/** What was found, with all that the wire says of it: templates print the line, the disk and the sensitivity too. */
function antibiogram({ test, wire, words }: LegacyTestSource): readonly LegacyRecord[] {
  const { microbialDetection } = wireRecord(wire);
  const organisms = wireRecords(wireRecord(microbialDetection)['microorganisms']);
  return test.microorganisms.map((found) => {
    const { id, name, antibiotics } = found;
    const ofId = organisms.filter(
      (sent) => String(legacyScalar(sent['id']) ?? 0).trim() === String(id),
    );
    const organism = theOne(ofId, 'name', name);
    const rows = wireRecords(organism['resultsMicrobiology']);
    // Known templates print `cmi` and comment alone: what the laboratory says to print besides stands there.
    const lines = organismComment(found, words).map((line) => inWords(line, words.comment));
    const printed = antibiotics
      .flatMap((result) => result.printed ?? [])
      .map((sensitivity) => sensitivityLine(sensitivity, words));
    return {
      ...legacyRow({ ...organism, id, name }, LEGACY_COLUMNS.order_resultTest_antibiogram),
      comment: [...lines, ...printed].join('\n'),
      resultsMicrobiology: antibiotics.map((result) =>
        legacyRow(
          {
            ...theOne(rows, 'nameAntibiotic', result.antibiotic),
            nameAntibiotic: result.antibiotic,
            cmi: result.mic,
            interpretationCMI: result.interpretation,
          },
          LEGACY_COLUMNS.order_resultTest_antibiogram_resultsMicrobiology,
        ),
      ),
    };
  });
}

/** What is known of a culture's growth: its dates, and sample and user, which only the wire carries. */
function growth({ test, wire, words }: LegacyTestSource): LegacyRecord {
  const source = wireRecord(wireRecord(wire)['microbiologyGrowth']);
  const { name, lastName } = wireRecord(source['user']);
  return {
    dateGrowth: words.dateTime(test.growthDate),
    lastTransaction: words.dateTime(test.lastTransaction),
    user: [name, lastName].filter((part) => typeof part === 'string').join(' '),
    sample: legacyRow(source['sample'], LEGACY_COLUMNS.order_resultTest_microbiologyGrowth_sample),
  };
}

/**
 * One test as the laboratories' templates know it. What the portal shows comes from the same formatters as its screen and its own
 * report; the rest is passed on as the LIS sent it.
 */
export function legacyTest(source: LegacyTestSource): LegacyRecord {
  const { test, wire, words } = source;
  const row = reportRow(test, '', words);
  const comment = wordedComment(printedComment(test, words), words);
  const sent = storedComments(wireRecord(wire), words);
  return {
    ...legacyRow(
      isValidated(test) ? sent : { ...sent, ...NOT_VALIDATED },
      LEGACY_COLUMNS.order_resultTest,
    ),
    ...limitCells('ref', test.reference, test.digits),
    ...limitCells('panic', test.panic, test.digits),
    ...limitCells('reported', test.reported, test.digits),
    ...profileCells(source),
    ...dateCells(test, words),
    testId: test.testId,
    areaId: test.areaId,
    profileId: test.profileId,
    testName: row.test,
    result: row.result,
    unit: row.unit,
    refInterval: row.interval,
    ...typeCells(test, row.interval),
    pathology: printedPathology(test, words),
    haspathology: row.isAltered,
    digits: test.digits ?? 0,
    state: test.state,
    technique: test.technique,
    commentResult: comment,
    hasComment: comment !== '',
    hasAntibiogram: test.microorganisms.length > 0,
    validationUserName: test.validationUserName,
    validationUserLastName: test.validationUserLastName,
    validationUserIdentification: test.validationUserIdentification,
    flag: notedFlag(row),
    resultComment: { comment, commentDate: '' },
    // As the result in English.
    optionsTemplate: (isValidated(test) ? wireRecords(sent['optionsTemplate']) : []).map((option) =>
      legacyRow(storedComments(option, words), LEGACY_COLUMNS.order_resultTest_optionsTemplate),
    ),
    antibiogram: antibiogram(source),
    microbiologyGrowth: growth(source),
  };
}
