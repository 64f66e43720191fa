import { expect, it } from 'vitest';

import { courseOf } from '@/domain/results/comparison/course';
import { orderComparison } from '@/domain/results/comparison/order-comparison';
import type { TestResult } from '@/domain/results/test-result';
import { reportTest } from '@tests/support/fixtures/report-order';

const TEXTS = { pendingText: 'PENDIENTE', restrictedText: '***' };

function compared(earlier: Partial<TestResult>, later: Partial<TestResult>) {
  const [only] = orderComparison([reportTest(earlier)], [reportTest(later)], TEXTS).both;
  if (only === undefined) throw new Error('not compared');
  return only;
}

it('orderComparison lays each test beside itself, in the later order of tests', () => {
  const test = (testId: number) => reportTest({ testId });
  const [a, b, c, d] = [test(1), test(2), test(3), test(4)];
  const found = orderComparison([a, b, d], [c, b, a], TEXTS);
  expect(found.both.map(({ later }) => later.testId)).toEqual([2, 1]);
  expect([found.onlyEarlier, found.onlyLater]).toEqual([[d], [c]]);
});

it('orderComparison has nothing of what is kept back, in no list', () => {
  const kept = reportTest({ withheld: true });
  const nothing = { both: [], onlyEarlier: [], onlyLater: [], repeated: [] };
  expect(orderComparison([kept], [kept], TEXTS)).toEqual(nothing);
  const seen = orderComparison([kept], [reportTest()], TEXTS);
  expect(seen).toMatchObject({ both: [], onlyEarlier: [] });
});

it('orderComparison pairs nothing that comes twice: nobody knows which belong together', () => {
  const twice = [reportTest({ result: '90' }), reportTest({ result: '120' })];
  const found = orderComparison([reportTest({ result: '88' })], twice, TEXTS);
  expect(found.both).toEqual([]);
  expect(found.repeated).toHaveLength(1);
  expect(found.repeated[0]?.later.map(({ result }) => result)).toEqual(['90', '120']);
});

const UNREAD = { result: '', unreadable: ['result' as const] };
const UNIT_UNREAD = { unreadable: ['unit' as const] };
const COMMENT_UNREAD = { hasComment: true, unreadable: ['comment' as const] };
const WAITS = { result: '', state: 1 };
const REPLACED = { result: 'PENDIENTE', state: 2 };
const NEGATIVE = { result: 'Negativo' };
const GROWTH = { antibiogram: 'known' } as const;
const comment = (text: string) => ({ hasComment: true, comment: text });
const limits = (min: number, max: number) => ({ reference: { min, max } });

it.each([
  ['a difference in the laboratory’s decimals', { result: '4.85' }, { result: '5.1' }, '+0.25'],
  ['equal numbers', { result: '5.0' }, { result: '5.0' }, '0'],
  ['a comma', { result: '5,1' }, { result: '4,9' }, '−0,2'],
  ['that words differ', NEGATIVE, { result: '5' }, null],
  ['that a comparator does', { result: '<5' }, { result: '6' }, null],
  ['equal words', NEGATIVE, NEGATIVE, null],
])('orderComparison tells %s', (_what, earlier, later, text) => {
  const change = text === null ? { kind: 'text' } : { kind: 'number', text };
  expect(compared(earlier, later).change).toEqual(change);
});

it.each([
  ['another unit', { unit: 'mg/dL' }, { unit: 'mmol/L' }, 'other-unit'],
  ['words of another unit', NEGATIVE, { result: '0.3', unit: 'S/CO' }, 'other-unit'],
  ['a unit that could not be read', {}, UNIT_UNREAD, 'other-unit'],
  ['two units that could not be read', UNIT_UNREAD, UNIT_UNREAD, 'other-unit'],
  ['another scale under one unit', limits(70, 100), limits(3.9, 5.5), 'other-interval'],
  ['another sample', { sample: 'Suero' }, { sample: 'LCR', result: '60' }, 'other-sample'],
  ['what is pending', {}, WAITS, 'no-value'],
  ['two that are pending', WAITS, WAITS, 'no-value'],
  ['two replaced by the server', REPLACED, REPLACED, 'no-value'],
  ['two validated without a result', { result: '' }, { result: '' }, 'no-value'],
  ['two that could not be read', UNREAD, UNREAD, 'no-value'],
  ['growth twice', GROWTH, GROWTH, 'antibiogram'],
  ['growth and none with an antibiogram', {}, GROWTH, 'antibiogram'],
  ['another comment', comment('Normales'), comment('Malignas'), 'other-comment'],
  ['comments that could not be read', COMMENT_UNREAD, COMMENT_UNREAD, 'other-comment'],
])('orderComparison does not claim to know of %s', (_what, earlier, later, reason) => {
  const found = compared(earlier, later);
  expect(found).toMatchObject({ change: { kind: 'unknown', reason }, isSame: false });
});

it('orderComparison tells the difference of what reads otherwise, with an antibiogram or another comment too', () => {
  const noted = {
    hasComment: true,
    comment: 'Hemólisis',
    antibiogram: 'known',
    result: '95',
  } as const;
  expect(compared({}, noted).change).toEqual({ kind: 'number', text: '+3' });
  expect(compared({}, { ...noted, result: 'Crecimiento' }).change).toEqual({ kind: 'text' });
});

it.each<[string, boolean, Partial<TestResult>, Partial<TestResult>]>([
  ['all alike', true, {}, {}],
  ['another result', false, {}, { result: '93' }],
  ['another mark', false, {}, { pathology: 3 }],
  ['another unit', false, {}, { unit: 'g/L' }],
  ['one number in other digits', true, { result: '95' }, { result: '95.0' }],
  ['another text with a comparator', false, { result: '<5' }, { result: '<5.0' }],
  ['one sample named', true, { sample: 'Suero' }, { sample: '' }],
  ['a sample written otherwise', true, { sample: 'Líquido' }, { sample: 'LIQUIDO' }],
  ['comments that read alike', true, comment('<p>Ayuno</p>'), comment('Ayuno')],
  ['a comment that is not offered', true, { state: 2 }, { state: 2, ...comment('Repetir') }],
])('orderComparison, %s: is the same %s', (_case, isSame, earlier, later) => {
  expect(compared(earlier, later).isSame).toBe(isSame);
});

it.each([
  ['the same digits', '92'],
  ['other digits', '92.0'],
])('orderComparison tells where nothing but the mark differs, in %s', (_what, result) => {
  const found = compared({ result: '92' }, { result, pathology: 3 });
  expect(found).toMatchObject({ change: { kind: 'mark' }, isSame: false });
});

const LOW = { pathology: 2 };
const HIGH = { pathology: 3 };
const PANIC = { pathology: 6 };
const DATED = { ...limits(70, 130), result: '120' };
const SERUM = { ...LOW, sample: 'Suero' };
it.each([
  ['became altered', {}, LOW, 'altered'],
  ['became critical', {}, PANIC, 'critical'],
  ['is critical again', PANIC, PANIC, 'stillAltered'],
  ['became critical from altered', HIGH, PANIC, 'critical'],
  ['is no longer critical', PANIC, HIGH, 'stillAltered'],
  ['was low and is high', LOW, HIGH, 'opposite'],
  ['was high and is low', HIGH, LOW, 'opposite'],
  ['was critically low and is critically high', { pathology: 5 }, PANIC, 'opposite'],
  ['was critically high and is low', PANIC, LOW, 'opposite'],
  ['became critical on the other side', LOW, PANIC, 'critical'],
  ['is back to normal', LOW, {}, 'normal'],
  ['is still beyond what is measured', { result: '250' }, { result: '>600' }, 'stillAltered'],
  ['stayed normal', {}, { result: '95' }, null],
  ['is judged by the limits of its date', DATED, { ...DATED, ...limits(70, 100) }, 'altered'],
  ['of another sample says nothing', SERUM, { sample: 'LCR', result: '60' }, null],
  ['of another unit is judged by its mark', { ...LOW, unit: 'mmol/L' }, {}, 'normal'],
])('courseOf tells that a result %s', (_what, earlier, later, course) => {
  expect(courseOf(compared(earlier, later), TEXTS)).toBe(course);
});

it.each([
  ['not validated', { state: 2, pathology: 3 }],
  ['not there', { result: '' }],
  ['pending', { result: 'PENDIENTE', state: 2 }],
  ['unreadable', { unreadable: ['result' as const], result: '' }],
  ['of an unknown mark', { pathology: -1 }],
  ['no number that can be read', { result: '250 *', resultNumber: null }],
  ['left open by its limits', { result: '>80', resultNumber: null }],
])('courseOf says nothing where a result is %s', (_what, fields) => {
  expect(courseOf(compared({}, fields), TEXTS)).toBeNull();
  expect(courseOf(compared(fields, LOW), TEXTS)).toBeNull();
});
