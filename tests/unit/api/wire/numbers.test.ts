import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readResultNumber, type NumberEvidence } from '@/api/wire/numbers';

const NONE = { min: null, max: null };
const NOTHING: NumberEvidence = {
  ...{ resultType: 'numeric', digits: null, pathology: 0, reference: NONE, panic: NONE },
  sent: null,
};

type Limit = number | null;
const limits = (min: Limit, max: Limit) => ({ reference: { min, max } });
const written = (min: Limit, max: Limit, [from, to]: readonly [string, string]) => ({
  reference: { min, max, written: { min: from, max: to } },
});
const PLATELETS = written(150_000, 450_000, ['150.000', '450.000']);

it.each<[string, string, Partial<NumberEvidence>, number | null]>([
  // Tests with decimals.
  ['thyrotropin', '3.410', { digits: 3, ...limits(0.27, 4.2) }, 3.41],
  ['thyrotropin, digits never set', '3.410', { digits: 0, ...limits(0.27, 4.2) }, 3.41],
  ['thyrotropin, two digits', '3,410', { digits: 2, ...limits(0.27, 4.2) }, 3.41],
  ['thyrotropin, high', '12.850', { digits: 3, ...limits(0.27, 4.2) }, 12.85],
  ['thyrotropin, marked high', '12.850', { ...limits(0.27, 4.2), pathology: 3 }, 12.85],
  ['thyrotropin, digits alone', '3.410', { digits: 3 }, 3.41],
  ['thyrotropin, four digits', '3.410', { digits: 4 }, 3.41],
  ['density', '1.034', { digits: 3, ...limits(1.005, 1.03) }, 1.034],
  ['density, digits never set', '1.034', { digits: 0, ...limits(1.005, 1.03) }, 1.034],
  ['density, limits alone', '1,012', limits(1.005, 1.03), 1.012],
  ['density in grams per litre', '1.012', { digits: 0, ...limits(1005, 1030) }, 1012],
  ['creatinine', '1.034', { digits: 2, ...limits(0.7, 1.3) }, 1.034],
  ['free thyroxine', '1.250', limits(0.93, 1.7), 1.25],
  ['ionised calcium', '1.234', limits(1.12, 1.32), 1.234],
  ['potassium', '4.125', { digits: 1, ...limits(3.5, 5.1) }, 4.125],
  ['haemoglobin, limits without decimals', '14.200', { digits: 1, ...limits(12, 16) }, 14.2],
  ['leucocytes in thousands', '7.500', limits(4.5, 11), 7.5],
  ['leucocytes in thousands, three digits', '7.500', { digits: 3, ...limits(4.5, 11) }, 7.5],
  ['troponin by its limit in thousandths', '1.034', limits(null, 0.014), 1.034],
  ['by panic limits alone', '7.125', { panic: { min: 6.8, max: 7.8 } }, 7.125],
  ['base excess by its digits', '-3.250', { digits: 3, ...limits(-2, 2) }, -3.25],
  // Counts.
  ['platelets', '150.000', { digits: 0, ...limits(150_000, 450_000) }, 150_000],
  ['platelets with a comma', '245,000', { digits: 0, ...limits(150_000, 450_000) }, 245_000],
  ['platelets, low', '20.000', { digits: 0, ...limits(150_000, 450_000) }, 20_000],
  ['platelets, high', '900.000', { digits: 0, ...limits(150_000, 450_000) }, 900_000],
  ['platelets, one digit', '250.000', { digits: 1, ...limits(150_000, 450_000) }, 250_000],
  ['leucocytes', '7.500', { digits: 0, ...limits(4500, 11_000) }, 7500],
  ['leucocytes, high', '45.000', { digits: null, ...limits(4500, 11_000) }, 45_000],
  ['creatine kinase', '1.034', { digits: 0, ...limits(30, 200) }, 1034],
  ['glucose of a coma', '1.000', { digits: 0, ...limits(70, 100) }, 1000],
  // The number beside the text.
  ['the server’s number, decimals', '1.234', { sent: 1.234 }, 1.234],
  ['the server’s number, thousands', '1.234', { sent: 1234 }, 1234],
  // How the limits are written.
  ['a limit to the thousandth', '2.500', written(null, 3, ['', ' 3.000 ']), 2.5],
  ['a lower limit to the thousandth', '4.500', written(3, null, ['3.000', '']), 4.5],
  ['platelets, limits in written thousands', '245.000', { digits: 0, ...PLATELETS }, 245_000],
  ['limits of one value', '4.500', { digits: 1, ...limits(4, 4) }, 4.5],
  // Where the mark of the laboratory agrees.
  ['a low mark below', '2.500', { digits: 1, ...limits(3.5, 5.1), pathology: 2 }, 2.5],
  ['a panic mark above', '12.850', { digits: 3, ...limits(0.27, 4.2), pathology: 6 }, 12.85],
  ['an abnormal mark above', '5.410', { digits: 3, ...limits(2, 4.2), pathology: 1 }, 5.41],
  ['an abnormal mark below', '1.410', { digits: 3, ...limits(2, 4.2), pathology: 1 }, 1.41],
  ['a high mark without limits', '3.410', { digits: 3, pathology: 3 }, 3.41],
  [
    'a high mark above an only limit',
    '5.410',
    { digits: 3, ...limits(null, 4), pathology: 3 },
    5.41,
  ],
  [
    'a low mark below an only limit',
    '3.410',
    { digits: 3, ...limits(4, null), pathology: 2 },
    3.41,
  ],
  // Where two readings stay possible.
  ['nothing is known', '7.500', {}, null],
  ['digits that were never set', '7.500', { digits: 0 }, null],
  ['two digits alone', '1.234', { digits: 2 }, null],
  ['an upper limit alone: hCG rises two hundred-fold', '1.034', limits(null, 5), null],
  ['a lower limit of 0 is none', '1.034', { digits: 2, ...limits(0, 4) }, null],
  ['a lower limit alone', '1.034', { digits: 1, ...limits(40.5, null) }, null],
  ['ferritin: 20 and 20,000 both occur', '20.000', { digits: 1, ...limits(12.5, 150) }, null],
  ['creatine kinase: so do 12 and 12,000', '12.000', { digits: 0, ...limits(30, 200) }, null],
  ['alanine transaminase: 5 and 5,000', '5.000', { digits: 0, ...limits(7, 56) }, null],
  ['glucose with needless decimals, or not', '95.000', { digits: 0, ...limits(70, 100) }, null],
  ['limits that contradict each other', '3.410', limits(4.2, 0.27), null],
  ['limits that contradict by little', '4.500', { digits: 1, ...limits(5, 4) }, null],
  ['far below as thousands', '1.500', { digits: 0, ...limits(150_000, 450_000) }, null],
  ['far above with decimals', '50.000', { digits: 1, ...limits(0.1, 0.2) }, null],
  // Where the evidence contradicts itself.
  ['digits against limits', '7.500', { digits: 3, ...limits(4500, 11_000) }, null],
  ['the sent number against limits', '150.000', { sent: 150, ...limits(150_000, 450_000) }, null],
  ['a sent number that fits neither', '3.410', { sent: 5, ...limits(0.27, 4.2) }, null],
  ['a high mark against a value inside', '3.410', { ...limits(0.27, 4.2), pathology: 3 }, null],
  ['a low mark against a value above', '12.850', { ...limits(0.27, 4.2), pathology: 2 }, null],
  ['an abnormal mark against one inside', '3.410', { ...limits(0.27, 4.2), pathology: 1 }, null],
  ['a panic mark against a value inside', '3.410', { ...limits(0.27, 4.2), pathology: 4 }, null],
  ['a low mark at the limit', '3.500', { digits: 1, ...limits(3.5, 5.1), pathology: 2 }, null],
  ['a high mark at the limit', '5.100', { digits: 1, ...limits(3.5, 5.1), pathology: 3 }, null],
  ['a low mark, an upper limit', '3.410', { digits: 3, ...limits(null, 4), pathology: 2 }, null],
  ['a high mark, a lower limit', '3.410', { digits: 3, ...limits(4, null), pathology: 3 }, null],
  ['a text test', '3.410', { resultType: 'text', digits: 3, ...limits(0.27, 4.2) }, null],
])('%s: %s is read', (_case, text, evidence, expected) => {
  expect(readResultNumber(text, { ...NOTHING, ...evidence })).toBe(expected);
});

it.each([
  ['12', 12],
  ['0.125', 0.125],
  ['0,500', 0.5],
  ['1234.567', 1234.567],
  ['1.2345', 1.2345],
  [' 98 ', 98],
  ['-0', 0],
  ['007', 7],
  ['<5', null],
  ['1:20', null],
  ['Negativo', null],
  ['1.234,56', null],
  ['', null],
])('read one way, %j is %j, whatever is known of the test', (text, expected) => {
  for (const evidence of [{}, { digits: 3 }, limits(1000, 2000), { pathology: 3 }]) {
    expect(readResultNumber(text, { ...NOTHING, ...evidence })).toBe(expected);
  }
});

it('a text that the server’s number contradicts is none', () => {
  const contradicted = { '98': 5, '5.1': 5.0999, '0': 0.1, '98,5': 985, '7': 0, '': 98 };
  const read = Object.entries(contradicted).map(([text, sent]) => [
    ...[text, readResultNumber(text, { ...NOTHING, sent })],
  ]);
  expect(read).toEqual(Object.keys(contradicted).map((text) => [text, null]));
});

it('the number is one of the two readings or none, whatever the evidence', () => {
  const limit = fc.option(fc.double({ min: -1e4, max: 1e6, noNaN: true }), { nil: null });
  const interval = fc.record({ min: limit, max: limit });
  const evidence = fc.record({
    resultType: fc.constantFrom('numeric' as const, 'unknown' as const),
    digits: fc.option(fc.nat(10), { nil: null }),
    pathology: fc.integer({ min: -1, max: 9 }),
    ...{ reference: interval, panic: interval },
    sent: limit,
  });
  const parts = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }));
  fc.assert(
    fc.property(parts, evidence, ([whole, rest], known) => {
      const decimals = String(rest).padStart(3, '0');
      const readings = [Number(`${whole}.${decimals}`), Number(`${whole}${decimals}`)];
      expect([null, ...readings]).toContain(readResultNumber(`${whole}.${decimals}`, known));
    }),
    { numRuns: 300 },
  );
});

it('a text of thousandths inside the limits of its test is read so, or not at all', () => {
  const text = fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 999 }));
  fc.assert(
    fc.property(text, fc.integer({ min: 11, max: 30 }), ([whole, rest], factor) => {
      const written = `${whole}.${String(rest).padStart(3, '0')}`;
      const value = Number(written);
      const reference = { min: value / 2 + 0.01, max: (value * factor) / 10 };
      const read = readResultNumber(written, { ...NOTHING, digits: 1, reference });
      const isFarOutAsThousands = value * 1000 > reference.max * 200;
      expect(isFarOutAsThousands ? [value] : [value, null]).toContain(read);
    }),
    { numRuns: 300 },
  );
});
