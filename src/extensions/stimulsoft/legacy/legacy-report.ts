import { plainNumber } from '@/domain/base/number-readings';
import { hasAidFilter } from '@/domain/reports/aid-filter';
import { ageText, unreadableNote } from '@/domain/reports/content/build-report-data';
import { orderCode } from '@/domain/reports/content/order-code';
import { pendingTests } from '@/domain/reports/content/pending-tests';
import { printedParagraphs, wordedComment } from '@/domain/reports/content/printed-comment';
import type { ReportOrder, ReportTest } from '@/domain/reports/content/report-order';
import { reportableTests } from '@/domain/reports/content/reportable-tests';
import { signedAreas } from '@/domain/reports/content/signed-areas';
import {
  isOfOrder,
  sentTests,
  sentText,
  wireRecord,
  wireRecords,
  type SentTest,
  type WireRecord,
} from '@/domain/reports/delivery/sent-tests';
import { DESTINATION, PRINT_TYPES } from '@/domain/reports/print/print-type';
import { inClinicalOrder } from '@/domain/results/clinical-order';
import type { TestResult } from '@/domain/results/test-result';
import { mayReadAll } from '@/domain/results/visibility/may-read-all';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import type { TemplateSetting } from '@/reporting/report-engine';

import { LEGACY_COLUMNS, legacyRow, legacyScalar, type LegacyRecord } from './legacy-columns';
import { legacyTest } from './legacy-test';

/** The three roots that the laboratories' templates bind. */
export interface LegacyReport {
  readonly order: LegacyRecord;
  /** The LIS's texts by their numeric keys. */
  readonly Labels: Readonly<Record<string, string>>;
  readonly variables: LegacyRecord;
}

function patientOf(order: ReportOrder, setting: TemplateSetting): LegacyRecord {
  const { patient } = order;
  const wire = wireRecord(order.wire['patient']);
  const { words } = setting;
  return {
    ...legacyRow(wire, LEGACY_COLUMNS.order_patient),
    patientId: patient.patientId,
    name1: patient.name1,
    name2: patient.name2,
    lastName: patient.lastName,
    surName: patient.surName,
    birthday: words.date(patient.birthday),
    age: ageText(order, setting),
    sex: {
      ...legacyRow(wire['sex'], LEGACY_COLUMNS.order_patient_sex),
      code: patient.sex ?? '',
      esCo: words.sex(patient.sex),
    },
    documentType: { abbr: patient.documentType.code, name: patient.documentType.name },
    race: {
      ...legacyRow(wire['race'], LEGACY_COLUMNS.order_patient_race),
      name: patient.race.name,
    },
    diagnostic: wireRecords(wire['diagnostic']).map((note) =>
      legacyRow(note, LEGACY_COLUMNS.order_patient_diagnostic),
    ),
  };
}

/** `demo_<id>_name` and `demo_<id>_value` for every demographic of the order. */
function demographicCells({ demographics }: ReportOrder): LegacyRecord {
  return Object.fromEntries(
    demographics.flatMap(({ id, name, value }) => [
      [`demo_${id}_name`, name],
      [`demo_${id}_value`, value],
    ]),
  );
}

function signatures(
  tests: readonly ReportTest[],
  { validators }: TemplateSetting,
): readonly LegacyRecord[] {
  return signedAreas(tests, validators).map(({ test, userId, validator }) => ({
    areaId: test.areaId,
    areaName: test.areaName,
    firm: validator?.signature ?? '',
    validationUserId: userId,
    validationUserIdentification: test.validationUserIdentification,
    validationUserName: test.validationUserName,
    validationUserLastName: test.validationUserLastName,
    validationUserSignatureCode: '',
  }));
}

/** The old product's variables are texts, which it left empty. */
function emptyTexts(columns: readonly string[]): LegacyRecord {
  return Object.fromEntries(columns.map((name) => [name, '']));
}

function variablesOf(
  { orderNumber }: ReportOrder,
  tests: readonly ReportTest[],
  setting: TemplateSetting,
): LegacyRecord {
  const { kind, laboratory, words } = setting;
  return {
    ...emptyTexts(LEGACY_COLUMNS.variables),
    entity: laboratory.name,
    imagen: laboratory.logo,
    date: words.dateTime(setting.now),
    formatDate: setting.dateFormat,
    Order: orderNumber,
    codeorder: orderCode(orderNumber),
    username: setting.userName,
    titleReport: words.title(kind),
    title: words.title(kind),
    typeprint: PRINT_TYPES[kind],
    destination: DESTINATION,
    testfilterview: hasAidFilter(tests),
    reportOrder: kind === 'preliminary',
  };
}

/** The order's comments; the note of what could not be read goes before them, where every template prints. */
function commentsOf(
  { comments: stored, unreadable }: Pick<ReportOrder, 'comments' | 'unreadable'>,
  { words }: TemplateSetting,
) {
  const note = unreadableNote({ unreadable }, words);
  const comments = stored.map((comment) => wordedComment(printedParagraphs(comment, words), words));
  return [...(note === '' ? [] : [note]), ...comments].map((comment) => ({ comment }));
}

/**
 * What templates group tests by. Where the LIS leaves a field empty for one test of the order, the ids take its place for all: else
 * a group could fall together with another one's.
 */
function groupsOf(tests: readonly SentTest[]): (test: SentTest) => LegacyRecord {
  const sentOf = ({ wire }: SentTest) => wireRecord(wire);
  const hasCodes = tests.every((test) => sentText(sentOf(test)['areaCode']) !== '');
  const hasOrder = tests.every(
    (test) => test.profileId === 0 || sentText(sentOf(test)['printSortProfile']) !== '',
  );
  return (test) => {
    const { areaCode, printSortProfile } = sentOf(test);
    return {
      areaCode: hasCodes ? legacyScalar(areaCode) : String(test.areaId),
      printSortProfile:
        hasOrder && sentText(printSortProfile) !== ''
          ? legacyScalar(printSortProfile)
          : test.profileId,
    };
  };
}

/** The analyser's graphs of tests and profiles that may be read, and how many belong to another order. */
function sentPictures(
  order: ReportOrder,
  rules: VisibilityRules,
): { readonly items: readonly WireRecord[]; readonly unreadable: number } {
  const sent = wireRecords(order.wire['imageTest']);
  const own = sent.filter((picture) => isOfOrder(picture, order));
  const isReadable = mayReadAll(order.tests, rules);
  return {
    items: own.filter(({ testId }) => {
      const id = plainNumber(sentText(testId));
      return id !== null && isReadable(id);
    }),
    unreadable: sent.length - own.length,
  };
}

/** As old templates expect it, which head areas and profiles themselves: by print order, those without one last. */
function inPrintOrder<T extends Pick<TestResult, 'printSort'>>(tests: readonly T[]): readonly T[] {
  const place = ({ printSort }: T) => printSort ?? Number.MAX_SAFE_INTEGER;
  return tests.toSorted((one, other) => place(one) - place(other));
}

/**
 * An order for the templates that laboratories have: the rules of the screen decide what is in it, its formatters how it reads,
 * and the wire order stays untouched. Throws `ReportRefusedError` as `buildReportData` does.
 */
export function buildLegacyReport(order: ReportOrder, setting: TemplateSetting): LegacyReport {
  const { wire } = order;
  const tests = inPrintOrder(
    inClinicalOrder(reportableTests(sentTests(order), setting), setting.clinicalOrder),
  );
  const groupOf = groupsOf(tests);
  const pictures = sentPictures(order, setting.rules);
  const unreadable = order.unreadable + pictures.unreadable;
  const profileOf = ({ areaId, profileId }: ReportTest) =>
    tests.filter((test) => test.areaId === areaId && test.profileId === profileId);
  return {
    order: {
      ...legacyRow(wire, LEGACY_COLUMNS.order),
      ...demographicCells(order),
      orderNumber: order.orderNumber,
      createdDate: setting.words.dateTime(order.createdDate),
      demographicItemTemplate: setting.templateItem,
      type: { ...legacyRow(wire['type'], LEGACY_COLUMNS.order_type), name: order.type.name },
      branch: { ...order.branch },
      service: { ...order.service },
      rate: { ...order.rate },
      account: {
        ...legacyRow(wire['account'], LEGACY_COLUMNS.order_account),
        name: order.account.name,
      },
      physician: legacyRow(wire['physician'], LEGACY_COLUMNS.order_physician),
      patient: patientOf(order, setting),
      allDemographics: order.demographics.map(({ id, name, encoded, code, value }) => ({
        ...legacyRow({}, LEGACY_COLUMNS.order_allDemographics),
        idDemographic: id,
        demographic: name,
        encoded,
        codifiedCode: code,
        codifiedName: encoded ? value : '',
        notCodifiedValue: encoded ? '' : value,
        value,
      })),
      comments: commentsOf({ comments: order.comments, unreadable }, setting),
      resultTest: tests.map((test) => ({
        ...legacyTest({
          test,
          // The columns that only the wire has may tell the result: the one before, its options, the growth of a culture.
          wire: test.withheld ? null : test.wire,
          profile: test.profileId === 0 ? [test] : profileOf(test),
          words: setting.words,
        }),
        ...groupOf(test),
      })),
      listfirm: signatures(tests, setting),
      imageTest: pictures.items.map((picture) =>
        legacyRow(picture, LEGACY_COLUMNS.order_imageTest),
      ),
      testpending: (setting.kind === 'final' ? pendingTests(order, setting) : []).map(
        ({ code, abbreviation, name, nameEnglish }) => ({
          code,
          abbr: abbreviation,
          name,
          nameTestEnglish: nameEnglish,
        }),
      ),
    },
    Labels: setting.labels,
    variables: variablesOf(order, tests, setting),
  };
}
