import type { NewRow } from '@demo-lis/database/insert-rows';
import { HOUR } from '@demo-lis/seed/colombian-time';
import { BACTERIOLOGISTS } from '@demo-lis/seed/reference-data';

import type { AwkwardCase, AwkwardTest } from './awkward-case';

const FIRST_TEST = 90_001;
const PROFILE = 9_000;

interface PlacedTest {
  readonly order: number;
  /** When the order was made, epoch ms. */
  readonly at: number;
  /** Place of the test in the order, from 0. */
  readonly index: number;
  readonly test: AwkwardTest;
  readonly entry: AwkwardCase;
}

/** The id of a test by its place; the same in every awkward order, so that the patient's histories are awkward too. */
export function awkwardTestId(index: number): number {
  return FIRST_TEST + index;
}

/** A row of `results`: a validated glucose within its limits, but for what the test says. */
export function awkwardResultRow({ order, at, index, test, entry }: PlacedTest): NewRow {
  const sound = {
    order_number: order,
    test_id: awkwardTestId(index),
    test_code: `R${String(index + 1).padStart(3, '0')}`,
    test_name: test.name,
    test_name_english: test.name,
    abbreviation: `R${index + 1}`,
    area_id: 2,
    profile_id: PROFILE,
    profile_name: entry.kind,
    print_sort: (index + 1) * 10,
    technique: 'Hexoquinasa',
    state: 4,
    sample_state: 4,
    sample_name: 'Suero',
    result_type: 1,
    result: '95',
    pathology: 0,
    ref_min: 70,
    ref_max: 100,
    ref_literal: '',
    panic_min: 45,
    panic_max: 450,
    reported_min: 10,
    reported_max: 750,
    unit: 'mg/dL',
    digits: 0,
    confidential: 0,
    blocked: 0,
    comment: null,
    comment_date: null,
    has_antibiogram: 0,
    entry_date: at,
    taken_date: at + HOUR / 4,
    verification_date: at + HOUR / 2,
    result_date: at + 2 * HOUR,
    validation_date: at + 3 * HOUR,
    print_date: null,
    validation_user_id: BACTERIOLOGISTS[0].id,
    images: '',
  };
  return { ...sound, ...test.stored };
}
