import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

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

const SIGNS: Readonly<Record<string, string>> = { '+': '−', '−': '+' };

function mirrored(change: ReturnType<typeof compared>['change']) {
  if (change.kind !== 'number') return change;
  return { ...change, text: change.text.replace(/^[+−]/, (sign) => SIGNS[sign] ?? sign) };
}

describe('orderComparison', () => {
  it('lays each test beside itself, in the later order of tests', () => {
    const [a, b, c, d] = [1, 2, 3, 4].map((testId) => reportTest({ testId, name: `T${testId}` }));
    const found = orderComparison(
      [a, b, d].flatMap((test) => test ?? []),
      [c, b, a].flatMap((test) => test ?? []),
      TEXTS,
    );
    expect(found.both.map(({ later }) => later.name)).toEqual(['T2', 'T1']);
    expect(found.onlyEarlier.map(({ name }) => name)).toEqual(['T4']);
    expect(found.onlyLater.map(({ name }) => name)).toEqual(['T3']);
  });

  it('has nothing of what is kept back, in no list', () => {
    const kept = reportTest({ withheld: true });
    const nothing = { both: [], onlyEarlier: [], onlyLater: [], repeated: [] };
    expect(orderComparison([kept], [kept], TEXTS)).toEqual(nothing);
    const seen = orderComparison([kept], [reportTest()], TEXTS);
    expect(seen).toMatchObject({ both: [], onlyEarlier: [] });
  });

  it('pairs nothing that comes twice: nobody knows which belong together', () => {
    const twice = [reportTest({ result: '90' }), reportTest({ result: '120' })];
    const found = orderComparison([reportTest({ result: '88' })], twice, TEXTS);
    expect(found.both).toEqual([]);
    expect(found.repeated).toHaveLength(1);
    expect(found.repeated[0]?.later.map(({ result }) => result)).toEqual(['90', '120']);
  });

  it.each([
    ['a difference in the laboratory’s decimals', { result: '4.85' }, { result: '5.1' }, '+0.25'],
    ['equal numbers', { result: '5.0' }, { result: '5.0' }, '0'],
    ['a comma', { result: '5,1' }, { result: '4,9' }, '−0,2'],
  ])('tells %s', (_what, earlier, later, text) => {
    expect(compared(earlier, later).change).toEqual({ kind: 'number', text });
  });

  it.each([
    ['words', { result: 'Negativo' }, { result: '5' }],
    ['a comparator', { result: '<5' }, { result: '6' }],
    ['equal words', { result: 'Negativo' }, { result: 'Negativo' }],
  ])('tells no number of %s', (_what, earlier, later) => {
    expect(compared(earlier, later).change).toEqual({ kind: 'text' });
  });

  const UNREAD = { result: '', unreadable: ['result' as const] };
  it.each([
    ['another unit', { unit: 'mg/dL' }, { unit: 'mmol/L' }, 'other-unit'],
    [
      'words of another unit',
      { result: 'Negativo' },
      { result: '0.3', unit: 'S/CO' },
      'other-unit',
    ],
    ['a unit that could not be read', {}, { unreadable: ['unit' as const] }, 'other-unit'],
    [
      'two units that could not be read',
      { unreadable: ['unit' as const] },
      { unreadable: ['unit' as const] },
      'other-unit',
    ],
    [
      'another scale under the same unit',
      { reference: { min: 70, max: 100 } },
      { reference: { min: 3.9, max: 5.5 } },
      'other-interval',
    ],
    ['another sample', { sample: 'Suero' }, { sample: 'LCR', result: '60' }, 'other-sample'],
    ['what is pending', {}, { result: '', state: 1 }, 'no-value'],
    ['two that are pending', { result: '', state: 1 }, { result: '', state: 1 }, 'no-value'],
    [
      'two replaced by the server',
      { result: 'PENDIENTE', state: 2 },
      { result: 'PENDIENTE', state: 2 },
      'no-value',
    ],
    ['two validated without a result', { result: '' }, { result: '' }, 'no-value'],
    ['two that could not be read', UNREAD, UNREAD, 'no-value'],
    ['growth twice', { hasAntibiogram: true }, { hasAntibiogram: true }, 'antibiogram'],
    ['growth and none with an antibiogram', {}, { hasAntibiogram: true }, 'antibiogram'],
    [
      'another comment',
      { hasComment: true, comment: 'Células normales' },
      { hasComment: true, comment: 'Células malignas' },
      'other-comment',
    ],
    [
      'comments that could not be read',
      { hasComment: true, unreadable: ['comment' as const] },
      { hasComment: true, unreadable: ['comment' as const] },
      'other-comment',
    ],
  ])('does not claim to know of %s', (_what, earlier, later, reason) => {
    const found = compared(earlier, later);
    expect(found.change).toEqual({ kind: 'unknown', reason });
    expect(found.isSame).toBe(false);
  });

  it('tells the difference of what reads otherwise, with an antibiogram or another comment too', () => {
    const noted = { hasComment: true, comment: 'Hemólisis', hasAntibiogram: true, result: '95' };
    expect(compared({}, noted).change).toEqual({ kind: 'number', text: '+3' });
    expect(compared({}, { ...noted, result: 'Crecimiento' }).change).toEqual({ kind: 'text' });
  });

  it('takes samples for one where the laboratory named one of them, or wrote it otherwise', () => {
    expect(compared({ sample: 'Suero' }, { sample: '' }).isSame).toBe(true);
    expect(compared({ sample: 'Líquido pleural' }, { sample: 'LIQUIDO PLEURAL' }).isSame).toBe(
      true,
    );
  });

  it('compares comments as they are read, and none that the screen does not offer', () => {
    const stored = { hasComment: true, comment: '<p>Ayuno</p>' };
    expect(compared(stored, { hasComment: true, comment: 'Ayuno' }).isSame).toBe(true);
    const hidden = { state: 2, hasComment: true, comment: 'Repetir' };
    expect(compared({ state: 2 }, hidden).isSame).toBe(true);
  });

  it('changes its sign, and nothing else, when the orders change places', () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,3}(\.\d{1,3})?$/);
    fc.assert(
      fc.property(digits, digits, (one, other) => {
        const there = compared({ result: one }, { result: other }).change;
        const back = compared({ result: other }, { result: one }).change;
        expect(mirrored(back)).toEqual(there);
      }),
    );
  });

  it('calls two results the same that read alike with their mark and unit', () => {
    expect(compared({}, {}).isSame).toBe(true);
    expect(compared({}, { result: '93' }).isSame).toBe(false);
    expect(compared({}, { pathology: 3 }).isSame).toBe(false);
    expect(compared({}, { unit: 'g/L' }).isSame).toBe(false);
  });

  it('takes one number for the same in other digits, and no other text', () => {
    expect(compared({ result: '95' }, { result: '95.0' }).isSame).toBe(true);
    expect(compared({ result: '<5' }, { result: '<5.0' }).isSame).toBe(false);
  });

  it.each([
    ['the same digits', '92'],
    ['other digits', '92.0'],
  ])('tells where nothing but the mark differs, in %s', (_what, result) => {
    const found = compared({ result: '92' }, { result, pathology: 3 });
    expect(found).toMatchObject({ change: { kind: 'mark' }, isSame: false });
  });
});

describe('courseOf', () => {
  const LOW = { pathology: 2 };
  const PANIC = { pathology: 6 };
  it.each([
    ['became altered', {}, LOW, 'altered'],
    ['became critical', {}, PANIC, 'critical'],
    ['is critical again', PANIC, PANIC, 'stillAltered'],
    ['became critical from altered', { pathology: 3 }, PANIC, 'critical'],
    ['is no longer critical', PANIC, { pathology: 3 }, 'stillAltered'],
    ['was low and is high', LOW, { pathology: 3 }, 'opposite'],
    ['was high and is low', { pathology: 3 }, LOW, 'opposite'],
    ['was critically low and is critically high', { pathology: 5 }, PANIC, 'opposite'],
    ['was critically high and is low', PANIC, LOW, 'opposite'],
    ['became critical on the other side', LOW, PANIC, 'critical'],
    ['is back to normal', LOW, {}, 'normal'],
    [
      'stayed altered beyond what is measured',
      { result: '250' },
      { result: '>600' },
      'stillAltered',
    ],
    ['stayed normal', {}, { result: '95' }, null],
  ])('tells that a result %s', (_what, earlier, later, course) => {
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
  ])('says nothing where a result is %s', (_what, fields) => {
    expect(courseOf(compared({}, fields), TEXTS)).toBeNull();
    expect(courseOf(compared(fields, LOW), TEXTS)).toBeNull();
  });

  it('says nothing of two samples, and judges two units by the marks of each', () => {
    const fluid = { sample: 'LCR', result: '60' };
    expect(courseOf(compared({ ...LOW, sample: 'Suero' }, fluid), TEXTS)).toBeNull();
    expect(courseOf(compared({ ...LOW, unit: 'mmol/L' }, {}), TEXTS)).toBe('normal');
  });

  it('takes the limits of each date', () => {
    const wide = { reference: { min: 70, max: 130 }, result: '120' };
    const narrow = { reference: { min: 70, max: 100 }, result: '120' };
    expect(courseOf(compared(wide, narrow), TEXTS)).toBe('altered');
  });
});
