import type { NewRow } from '@demo-lis/database/insert-rows';

import type { CatalogueTest } from './catalogue/catalogue';
import type { NumericTest } from './catalogue/definitions';
import type { Request } from './catalogue/profiles';
import { DAY, HOUR, yearsBetween } from './colombian-time';
import { resultComment } from './comments';
import { microorganismRows } from './cultures';
import { drawLevel, drawText, isNumeric, judgeLevel, limitsFor, rounded } from './draw-result';
import type { DrawnResult, Subject } from './draw-result';
import { reportedThen } from './former-unit';
import { imageSetName } from './pictures/analyser-images';
import type { PlannedOrder } from './plan-orders';
import type { Random } from './random';
import { BACTERIOLOGISTS } from './reference-data';

const MINUTE = HOUR / 60;

interface OrderedTest {
  readonly test: CatalogueTest;
  readonly request: Request;
}

/** The rows of `results` and `microorganisms` of one order. now: epoch ms, nothing happens later. */
export function resultRows(
  order: PlannedOrder,
  now: number,
  random: Random,
): { readonly results: readonly NewRow[]; readonly microorganisms: readonly NewRow[] } {
  const ordered = orderedTests(order.requests);
  const { patient, at } = order;
  const subject = {
    patientId: patient.id,
    sex: patient.sex,
    age: yearsBetween(patient.birthday, at),
    at,
  };
  const drawn = drawResults(ordered, { subject, daysAgo: order.age }, random);
  const delivered = random.chance(0.75);
  // A profile leaves the analyser as a whole, so its tests share a state.
  const states = new Map<Request, number>();
  const microorganisms: NewRow[] = [];
  const results = ordered.map((entry) => {
    const { test, request } = entry;
    const found = drawn.get(test.id) ?? { text: '', pathology: 0 };
    const state = states.get(request) ?? drawState(test, order.age, delivered, random);
    states.set(request, state);
    const dates = datesOf(order.at, now, state, random);
    const kind = isNumeric(test.definition) ? undefined : test.definition.culture;
    const grown = state >= 2 && kind !== undefined && found.pathology !== 0;
    if (grown) {
      const read = dates.result_date ?? order.at;
      const culture = { order: order.number, testId: test.id, kind, read };
      microorganisms.push(...microorganismRows(culture, random));
    }
    const comment = state >= 2 && random.chance(0.05) ? resultComment(random) : null;
    return {
      order_number: order.number,
      ...identityColumns(entry),
      ...limitColumns(test, subject, order.age),
      state,
      ...dates,
      result: state < 2 ? null : found.text,
      pathology: state < 2 ? 0 : found.pathology,
      blocked: state >= 2 && random.chance(0.003) ? 1 : 0,
      comment,
      comment_date: comment === null ? null : dates.result_date,
      has_antibiogram: grown ? 1 : 0,
      images: state < 2 ? '' : imagesOf(test, order.number),
      validation_user_id: state < 4 ? null : (BACTERIOLOGISTS[test.area.id % 5]?.id ?? null),
    };
  });
  return { results, microorganisms };
}

/** A test that two requests share is done once. */
function orderedTests(requests: readonly Request[]): readonly OrderedTest[] {
  const byTest = new Map<number, OrderedTest>();
  for (const request of requests) {
    for (const test of request.tests) {
      if (!byTest.has(test.id)) byTest.set(test.id, { test, request });
    }
  }
  return [...byTest.values()];
}

/** Draws what is measured first, then computes what derives from it. */
function drawResults(
  ordered: readonly OrderedTest[],
  { subject, daysAgo }: { readonly subject: Subject; readonly daysAgo: number },
  random: Random,
): ReadonlyMap<number, DrawnResult> {
  const levels = new Map<string, number>();
  const drawn = new Map<number, DrawnResult>();
  for (const { test } of ordered) {
    const { definition } = test;
    if (!isNumeric(definition)) drawn.set(test.id, drawText(definition, subject, random));
    else if (definition.derive === undefined) {
      const level = rounded(definition, drawLevel(test, subject, random));
      levels.set(definition.abbreviation, level);
      drawn.set(test.id, judged(definition, level));
    }
  }
  for (const { test } of ordered) {
    const { definition } = test;
    if (!isNumeric(definition) || definition.derive === undefined) continue;
    const level = definition.derive((abbreviation) => {
      const value = levels.get(abbreviation);
      if (value === undefined) throw new RangeError(`${abbreviation} was not measured`);
      return value;
    }, subject);
    drawn.set(test.id, judged(definition, level));
  }
  return drawn;

  function judged(definition: NumericTest, level: number): DrawnResult {
    const then = reportedThen(definition, daysAgo);
    return judgeLevel(then.definition, level * then.factor, subject);
  }
}

/** Not every analyser's pictures reach the laboratory. */
function imagesOf({ definition }: CatalogueTest, order: number): string {
  if (definition.images === undefined || order % 5 === 0) return '';
  return imageSetName(definition.images, order);
}

/** Old orders are validated, most of them delivered; recent ones are under way. Cultures take two days to grow. */
function drawState(test: CatalogueTest, age: number, delivered: boolean, random: Random): number {
  const chance = random.fraction();
  const isCulture = !isNumeric(test.definition) && test.definition.culture !== undefined;
  if (isCulture && age < 2) return 0;
  const finished = delivered ? 5 : 4;
  if (age > 3) return age < 15 && chance < 0.01 ? 1 : finished;
  const [ordered, repeated, reported, preliminary] =
    age === 0 ? [0.3, 0.33, 0.48, 0.58] : [0.05, 0.06, 0.12, 0.16];
  if (chance < ordered) return 0;
  if (chance < repeated) return 1;
  if (chance < reported) return 2;
  return chance < preliminary ? 3 : finished;
}

function datesOf(at: number, now: number, state: number, random: Random) {
  const after = (instant: number, shortest: number, longest: number) =>
    Math.min(now, Math.round(instant + random.between(shortest, longest) * MINUTE));
  // Whatever is not measured yet waits for its tube, on the bench or for a new sample.
  const sampleState = state >= 2 ? 4 : state === 1 ? 1 : random.integer(2, 4);
  const taken = after(at, 4, 25);
  const verified = after(taken, 15, 60);
  const measured = after(verified, 40, 300);
  const validated = after(measured, 10, 90);
  const printed = after(validated, 20, DAY / MINUTE);
  return {
    sample_state: sampleState,
    entry_date: at,
    taken_date: sampleState >= 3 ? taken : null,
    verification_date: sampleState === 4 ? verified : null,
    result_date: state >= 2 ? measured : null,
    validation_date: state >= 4 ? validated : null,
    print_date: state === 5 ? printed : null,
  };
}

function identityColumns({ test, request }: OrderedTest) {
  const { definition, area } = test;
  return {
    test_id: test.id,
    test_code: definition.code,
    test_name: definition.name,
    test_name_english: definition.nameEnglish,
    abbreviation: definition.abbreviation,
    area_id: area.id,
    profile_id: request.id,
    profile_name: request.name,
    print_sort: test.printSort,
    technique: definition.technique ?? area.technique,
    sample_name: definition.sample ?? area.sample,
    result_type: isNumeric(definition) ? 1 : 2,
    confidential: definition.confidential === true ? 1 : 0,
  };
}

function limitColumns({ definition }: CatalogueTest, subject: Subject, daysAgo: number) {
  const numeric = isNumeric(definition) ? reportedThen(definition, daysAgo).definition : null;
  const limits = numeric === null ? null : limitsFor(numeric, subject);
  // 0 and 0 is how the LIS stores that there are no limits but a literal.
  const [min, max] = limits ?? [0, 0];
  return {
    unit: numeric?.unit ?? definition.unit ?? '',
    digits: numeric?.digits ?? 0,
    ref_min: min,
    ref_max: max,
    ref_literal: definition.literal ?? '',
    panic_min: numeric?.panic?.[0] ?? null,
    panic_max: numeric?.panic?.[1] ?? null,
    reported_min: numeric?.reported?.[0] ?? null,
    reported_max: numeric?.reported?.[1] ?? null,
  };
}
