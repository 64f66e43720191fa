import { DAY, dayNumber } from './colombian-time';
import type { CatalogueTest } from './catalogue/catalogue';
import type { Limits, NumericTest, Person, TextTest } from './catalogue/definitions';
import { fixedFraction } from './random';
import type { Random } from './random';

/** What an analyser or a bacteriologist found. */
export interface DrawnResult {
  /** The result as the laboratory stores it. */
  readonly text: string;
  /** 0 normal to 9 above critical (contract, codes). */
  readonly pathology: number;
}

/** Whose sample it is. */
export interface Subject extends Person {
  readonly patientId: number;
  /** When the order was made, epoch ms. */
  readonly at: number;
}

/** Stands for cultures beside the ids of tests, so that the demo patient is one with a positive culture. */
const CULTURE = 9_001;

/** The limits that hold for a person; null when the reference is only a literal. */
export function limitsFor(test: NumericTest, { sex, age }: Person): Limits | null {
  const younger = test.younger?.find(({ below }) => age < below);
  const reference = younger?.reference ?? test.reference;
  if (reference === null || !('male' in reference)) return reference;
  return sex === 2 ? reference.female : reference.male;
}

/** Rounds a number as the laboratory writes it. */
export function rounded(test: NumericTest, value: number): number {
  return Number(value.toFixed(test.digits));
}

/** Draws the level of a numeric test: mostly healthy, and near the patient's own level of earlier years. */
export function drawLevel(test: CatalogueTest, subject: Subject, random: Random): number {
  const definition = test.definition;
  if (!isNumeric(definition)) throw new TypeError(`test ${definition.code} is no number`);
  const limits = limitsFor(definition, subject);
  const [low, high] = definition.usual ?? healthyRange(definition, limits);
  const width = high - low;
  const ailing = fixedFraction(subject.patientId, test.id * 7 + 1) < 0.12;
  if (!random.chance(ailing ? 0.75 : 0.15)) {
    const ownLevel = 0.1 + 0.8 * fixedFraction(subject.patientId, test.id);
    const level = low + width * (ownLevel + random.between(-0.1, 0.1));
    return Math.min(limits?.[1] ?? high, Math.max(limits?.[0] ?? low, level));
  }
  const [min, max] = limits ?? [null, high];
  const canBeLow = min !== null && min > 0;
  const isLow = canBeLow && (max === null || random.chance(0.4));
  const [panicMin, panicMax] = definition.panic ?? [null, null];
  const extreme = random.chance(0.08);
  const distance = width * random.between(0.03, 0.55);
  if (isLow) {
    if (extreme && panicMin !== null) return panicMin * random.between(0.82, 0.98);
    return Math.max(min - distance, panicMin ?? min * 0.5);
  }
  const edge = max ?? high;
  if (extreme && panicMax !== null) return panicMax * random.between(1.02, 1.18);
  const measurable = definition.reported?.[1] ?? null;
  if (extreme && measurable !== null) return measurable * 1.2;
  return Math.min(edge + distance, panicMax ?? Infinity);
}

/** Writes a level as the laboratory would and judges it by the limits. */
export function judgeLevel(test: NumericTest, level: number, person: Person): DrawnResult {
  const value = rounded(test, level);
  return { text: writtenValue(test, value), pathology: pathologyOf(test, value, person) };
}

/** Draws the answer of a test that is answered with words. Cultures grow again and again in the same patients. */
export function drawText(test: TextTest, subject: Subject, random: Random): DrawnResult {
  const abnormal =
    test.culture === undefined
      ? random.chance(test.confidential === true ? 0.06 : 0.14)
      : fixedFraction(subject.patientId, CULTURE) < 0.35;
  if (abnormal) return { text: random.pick(test.abnormal), pathology: test.severity ?? 1 };
  if (test.answersWithDay !== true) return { text: random.pick(test.normal), pathology: 0 };
  const day = String(dayNumber(subject.at - random.integer(1, 40) * DAY));
  return { text: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`, pathology: 0 };
}

export function isNumeric(test: NumericTest | TextTest): test is NumericTest {
  return 'digits' in test;
}

function healthyRange(test: NumericTest, limits: Limits | null): readonly [number, number] {
  const [low, high] = limits ?? [null, null];
  if (low === null || high === null) throw new RangeError(`test ${test.code} has no usual values`);
  return [low, high];
}

function writtenValue(test: NumericTest, value: number): string {
  const [min, max] = test.reported ?? [null, null];
  const [below, above] = test.beyond ?? ['<', '>'];
  if (min !== null && value < min) return `${below}${min}`;
  if (max !== null && value > max) return `${above}${max}`;
  return value.toFixed(test.digits);
}

function pathologyOf(test: NumericTest, value: number, person: Person): number {
  const [panicMin, panicMax] = test.panic ?? [null, null];
  const critical = test.critical === true;
  if (panicMin !== null && value < panicMin) return critical ? 8 : 5;
  if (panicMax !== null && value > panicMax) return critical ? 9 : 6;
  const limits = limitsFor(test, person);
  const [min, max] = limits ?? test.usual ?? [null, null];
  if (min !== null && value < min) return limits === null ? 1 : 2;
  if (max !== null && value > max) return limits === null ? 1 : 3;
  return 0;
}
