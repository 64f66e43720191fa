import { fullName } from '@/domain/orders/full-name';
import type { Day } from '@/domain/base/day';
import { inClinicalOrder, type ClinicalOrder } from '@/domain/results/clinical-order';
import { groupResults, type ProfileGroup } from '@/domain/results/group-results';
import { inLanguage } from '@/domain/results/in-language';
import { repeatedTests } from '@/domain/results/repeated-tests';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { hasAidFilter } from '@/domain/reports/aid-filter';
import { DESTINATION, PRINT_TYPES } from '@/domain/reports/print/print-type';
import type { TestResult } from '@/domain/results/test-result';

import { orderCode } from './order-code';
import type { PaperLaboratory } from './paper-laboratory';
import { ageOn } from './patient-age';
import { partialReport, pendingLabel, pendingTests } from './pending-tests';
import type {
  ReportData,
  ReportHead,
  ReportKind,
  ReportProfile,
  ReportSignature,
} from './report-data';
import type { ReportOrder, ReportTest, ValidatingUser } from './report-order';
import { printedParagraphs } from './printed-comment';
import { reportRow, validatorName } from './report-row';
import { reportableTests } from './reportable-tests';
import type { ReportWords } from './report-words';
import { signedAreas } from './signed-areas';

/** The most frequent technique of a profile's tests, the first one of equals. */
export function commonTechnique(tests: readonly Pick<TestResult, 'technique'>[]): string {
  const counts = new Map<string, number>();
  for (const { technique } of tests) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

/** What a report is made of besides the order itself. */
export interface ReportSetting {
  readonly kind: ReportKind;
  readonly rules: VisibilityRules;
  readonly validators: readonly ValidatingUser[];
  /** Areas, profiles and tests stand as on screen. */
  readonly clinicalOrder: ClinicalOrder;
  readonly laboratory: PaperLaboratory;
  readonly userName: string;
  /** Address of the portal without trailing slash, for the print link; empty for none. */
  readonly portalUrl: string;
  /** Epoch milliseconds of the making. */
  readonly now: number;
  readonly words: ReportWords;
  /** The calendar day of an instant at the laboratory. */
  readonly dayOf: (instant: number) => Day;
}

/** A profile without a name has no heading: its tests say all of themselves, like those of none. */
function profileOf(
  { profileName, tests }: ProfileGroup<ReportTest>,
  repeated: ReadonlySet<number>,
  words: ReportWords,
): ReportProfile {
  const name = profileName.trim() === '' ? '' : profileName;
  const technique = name === '' ? '' : commonTechnique(tests);
  const rows = tests.map((test) => {
    const row = reportRow(test, technique, words);
    // As on screen: nothing else tells two of one name apart.
    const isToldApart = repeated.has(test.testId) && test.sample !== '';
    return isToldApart ? { ...row, test: `${row.test} (${test.sample})` } : row;
  });
  return { name, technique, rows };
}

function signaturesOf(
  tests: readonly ReportTest[],
  { validators, words }: Pick<ReportSetting, 'validators' | 'words'>,
): readonly ReportSignature[] {
  return signedAreas(tests, validators).map(({ test, validator }) => ({
    area: test.areaName,
    name: validatorName(test),
    identification: test.validationUserIdentification,
    picture: validator?.signature ?? '',
    note: validator === undefined ? words.unsigned : '',
  }));
}

/** The patient's age on the day of the order; empty when either day is unknown. */
export function ageText(
  { patient, createdDate }: ReportOrder,
  { words, dayOf }: ReportSetting,
): string {
  if (patient.birthday === null || createdDate === null) return '';
  const age = ageOn(dayOf(patient.birthday), dayOf(createdDate));
  return age === null ? '' : words.age(age);
}

function present(instants: readonly (number | null)[]): readonly number[] {
  return instants.filter((instant) => instant !== null).toSorted((one, other) => one - other);
}

function headOf(order: ReportOrder, tests: readonly ReportTest[], setting: ReportSetting) {
  const { patient } = order;
  const { kind, laboratory, words } = setting;
  const head: ReportHead = {
    title: words.title(kind),
    orderNumber: order.orderNumber,
    createdDate: words.dateMinute(order.createdDate),
    patientName: fullName(patient),
    patientDocument: `${patient.documentType.code} ${patient.patientId}`.trim(),
    birthday: words.date(patient.birthday),
    age: ageText(order, setting),
    sex: words.sex(patient.sex),
    race: patient.race.name,
    physician: order.physician.name,
    account: order.account.name,
    rate: order.rate.name,
    type: order.type.name,
    branch: order.branch.name,
    service: order.service.name,
    takenDate: words.dateMinute(present(tests.map(({ takenDate }) => takenDate))[0] ?? null),
    validationDate: words.dateMinute(
      present(tests.map(({ validationDate }) => validationDate)).at(-1) ?? null,
    ),
    userName: setting.userName,
    generatedAt: words.dateMinute(setting.now),
    laboratoryName: laboratory.name,
    laboratoryContact: laboratory.contact,
    laboratoryLogo: laboratory.logo,
    laboratoryColor: laboratory.color,
    printType: PRINT_TYPES[kind],
    destination: DESTINATION,
    printLink: setting.portalUrl === '' ? '' : setting.portalUrl + orderCode(order.orderNumber),
  };
  return head;
}

/** What the paper says of records that could not be read; empty when there are none. */
export function unreadableNote(
  { unreadable }: Pick<ReportOrder, 'unreadable'>,
  words: Pick<ReportWords, 'unreadableRecords'>,
): string {
  return unreadable === 0 ? '' : words.unreadableRecords(unreadable);
}

/** What the paper says first where results of the order are still to come; empty where none are. */
function partialNote(
  order: ReportOrder,
  tests: readonly ReportTest[],
  { rules, words }: ReportSetting,
): string {
  const partial = partialReport(order, tests, rules);
  return partial === null ? '' : words.partial(partial);
}

/** The report of an order, all of it ready to print. Throws what `reportableTests` throws. */
export function buildReportData(order: ReportOrder, setting: ReportSetting): ReportData {
  const { clinicalOrder, words } = setting;
  const ordered = inClinicalOrder(reportableTests(order.tests, setting), clinicalOrder);
  const tests = inLanguage(ordered, words.language, clinicalOrder.areas);
  const repeated = new Set(repeatedTests(tests));
  return {
    kind: setting.kind,
    head: headOf(order, tests, setting),
    hasAidFilter: hasAidFilter(tests),
    areas: groupResults(tests).map(({ areaName, profiles }) => ({
      name: areaName,
      profiles: profiles.map((profile) => profileOf(profile, repeated, words)),
    })),
    unreadable: unreadableNote(order, words),
    boxed: words.boxed,
    partial: partialNote(order, tests, setting),
    lessened: words.lessened,
    comments: order.comments.flatMap((stored) => printedParagraphs(stored, words)),
    pending: pendingTests(order, setting).map((test) => pendingLabel(test, words.language)),
    signatures: signaturesOf(tests, setting),
  };
}
