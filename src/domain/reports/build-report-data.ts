import { fullName } from '@/domain/orders/full-name';
import type { Day } from '@/domain/orders/day';
import { commentParagraphs } from '@/domain/results/comment-text';
import { groupResults, type ProfileGroup } from '@/domain/results/group-results';
import { isValidated, visibleTests, type VisibilityRules } from '@/domain/results/visible-tests';

import { hasAidFilter } from './aid-filter';
import { ageOn } from './patient-age';
import type {
  ReportData,
  ReportHead,
  ReportKind,
  ReportProfile,
  ReportSignature,
} from './report-data';
import type { ReportOrder, ReportTest, ValidatingUser } from './report-order';
import { ReportRefusedError } from './report-refused-error';
import { reportRow, validatorName } from './report-row';
import type { ReportWords } from './report-words';

/** What a report is made of besides the order itself. */
export interface ReportSetting {
  readonly kind: ReportKind;
  readonly rules: VisibilityRules;
  readonly validators: readonly ValidatingUser[];
  readonly laboratory: Readonly<Record<'name' | 'logo' | 'color', string>>;
  readonly userName: string;
  /** Epoch milliseconds of the making. */
  readonly now: number;
  readonly words: ReportWords;
  /** The calendar day of an instant at the laboratory. */
  readonly dayOf: (instant: number) => Day;
}

const PRINT_TYPES: Readonly<Record<ReportKind, string>> = { final: '1', preliminary: '4' };
const DESTINATION = '2';

/** Ascending and stable; tests without a print order follow in the server's order (spec §4, safety.md F8). */
function inPrintOrder(tests: readonly ReportTest[]): readonly ReportTest[] {
  const place = ({ printSort }: ReportTest) => printSort ?? Number.MAX_SAFE_INTEGER;
  return tests.toSorted((one, other) => place(one) - place(other));
}

/** The most frequent technique, the first one of equals (behaviour.md 4.3). */
function commonTechnique(tests: readonly ReportTest[]): string {
  const counts = new Map<string, number>();
  for (const { technique } of tests) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

function profileOf(
  { profileId, profileName, tests }: ProfileGroup<ReportTest>,
  words: ReportWords,
): ReportProfile {
  const technique = profileId === 0 ? '' : commonTechnique(tests);
  const rows = tests.map((test) => reportRow(test, technique, words));
  return { name: profileId === 0 ? '' : profileName, technique, rows };
}

/** One signature per area and validating user (behaviour.md 4.3). */
function signaturesOf(
  tests: readonly ReportTest[],
  validators: readonly ValidatingUser[],
): readonly ReportSignature[] {
  const signed = new Map<string, ReportSignature>();
  for (const test of tests.filter(isValidated)) {
    const { areaId, areaName, validationUserId: id } = test;
    const key = `${areaId} ${id ?? ''}`;
    if (id === null || signed.has(key)) continue;
    signed.set(key, {
      area: areaName,
      name: validatorName(test),
      identification: test.validationUserIdentification,
      picture: validators.find((user) => user.id === id)?.signature ?? '',
    });
  }
  return [...signed.values()];
}

function ageText({ patient, createdDate }: ReportOrder, { words, dayOf }: ReportSetting): string {
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
    createdDate: words.dateTime(order.createdDate),
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
    takenDate: words.dateTime(present(tests.map(({ takenDate }) => takenDate))[0] ?? null),
    validationDate: words.dateTime(
      present(tests.map(({ validationDate }) => validationDate)).at(-1) ?? null,
    ),
    userName: setting.userName,
    generatedAt: words.dateTime(setting.now),
    laboratoryName: laboratory.name,
    laboratoryLogo: laboratory.logo,
    laboratoryColor: laboratory.color,
    printType: PRINT_TYPES[kind],
    destination: DESTINATION,
  };
  return head;
}

/**
 * The report of an order, with the grid's visibility rules applied first (behaviour.md 9.7). Throws `ReportRefusedError` when the
 * order is blocked, when nothing may be shown, and when a final report would contain a test that is not validated (safety.md F9).
 */
export function buildReportData(order: ReportOrder, setting: ReportSetting): ReportData {
  const { tests: visible, blocked } = visibleTests(order.tests, setting.rules);
  if (blocked) throw new ReportRefusedError('blocked');
  if (visible.length === 0) throw new ReportRefusedError('empty');
  if (setting.kind === 'final' && !visible.every(isValidated)) {
    throw new ReportRefusedError('not-validated');
  }
  const tests = inPrintOrder(visible);
  return {
    kind: setting.kind,
    head: headOf(order, tests, setting),
    hasAidFilter: hasAidFilter(tests),
    areas: groupResults(tests).map(({ areaName, profiles }) => ({
      name: areaName,
      profiles: profiles.map((profile) => profileOf(profile, setting.words)),
    })),
    comments: order.comments.flatMap(commentParagraphs),
    signatures: signaturesOf(tests, setting.validators),
  };
}
