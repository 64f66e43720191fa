import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { reportFileNames, type NamedOrder } from '@/reporting/zip/report-file-names';

const ana: NamedOrder = {
  order: '202611200007',
  patientId: '1098765432',
  name1: 'Ana',
  name2: '',
  lastName: 'Zúñiga',
  surName: 'Peña',
};

function nameOf(fields: Partial<NamedOrder>, naming: number): string | undefined {
  const named = { ...ana, ...fields };
  return reportFileNames([named], naming).get(named.order);
}

/** Letters, digits, `_`, `-` and the ending: no path, control, bidi or shell character of any kind. */
const SAFE = /^[\p{L}\p{N}][\p{L}\p{N}_-]*\.pdf$/u;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function isGood(name: string): boolean {
  return (
    SAFE.test(name) &&
    !RESERVED.test(name) &&
    name.length <= 80 &&
    new TextEncoder().encode(name).length <= 255 &&
    name === name.normalize('NFC')
  );
}

function expectGoodNames(orders: readonly NamedOrder[], naming: number): void {
  const names = [...reportFileNames(orders, naming).values()];
  expect(names).toHaveLength(new Set(orders.map(({ order }) => order)).size);
  // Windows and macOS take names that differ in case or in the form of an accent for the same file.
  const alike = new Set(names.map((name) => name.normalize('NFKC').toLowerCase()));
  expect(alike.size).toBe(names.length);
  expect(names.filter((name) => !isGood(name))).toEqual([]);
}

describe('reportFileNames', () => {
  it.each([
    [1, '202611200007.pdf'],
    [2, '202611200007_1098765432.pdf'],
    [3, '202611200007_Ana-Zúñiga-Peña.pdf'],
    [4, '1098765432_202611200007.pdf'],
    [5, 'Ana-Zúñiga-Peña_202611200007.pdf'],
    [6, '202611200007.pdf'],
    [0, '202611200007.pdf'],
  ])('follows GenerarPDFCon %i in the meaning of the LIS', (naming, expected) => {
    expect(nameOf({}, naming)).toBe(expected);
  });

  it.each<[string, Partial<NamedOrder>, number, string]>([
    ['a path', { patientId: '../../etc/passwd' }, 4, 'etc-passwd_202611200007.pdf'],
    ['a path of Windows', { patientId: 'C:\\x' }, 4, 'C-x_202611200007.pdf'],
    ['a reserved name', { patientId: 'CON' }, 4, 'CON_202611200007.pdf'],
    ['a reversed ending', { patientId: 'x\u202efdp.exe' }, 4, 'x-fdp-exe_202611200007.pdf'],
    ['control characters', { patientId: 'a\u0000b\n' }, 4, 'a-b_202611200007.pdf'],
    ['a formula', { patientId: '=1+1' }, 4, '1-1_202611200007.pdf'],
    ['a patient without number', { patientId: '' }, 4, '202611200007.pdf'],
    ['a patient of dots', { patientId: '...' }, 2, '202611200007.pdf'],
    [
      'a separated accent',
      { name1: 'Jose\u0301', lastName: '', surName: '' },
      3,
      '202611200007_José.pdf',
    ],
    ['an order that is none', { order: 'NUL' }, 1, '0.pdf'],
  ])('makes a safe name of %s (G1)', (_case, fields, naming, expected) => {
    expect(nameOf(fields, naming)).toBe(expected);
  });

  it('numbers names that some system would take for the same (G1)', () => {
    const orders = ['1', '01x', '1-', '1a'].map((order) => ({ ...ana, order }));
    expect([...reportFileNames(orders, 1).values()]).toEqual([
      ...['1.pdf', '01.pdf', '1-2.pdf', '1-3.pdf'],
    ]);
    const people = ['STRASSE', 'straße', 'Strasse'].map((name1, at) => ({
      ...{ ...ana, name1, lastName: '', surName: '' },
      order: `${'x'.repeat(at)}7`,
    }));
    expect([...reportFileNames(people, 5).values()]).toEqual([
      ...['STRASSE_7.pdf', 'straße_7-2.pdf', 'Strasse_7-3.pdf'],
    ]);
  });

  it('gives an order the same name whenever the same orders are listed', () => {
    const orders = [ana, { ...ana, order: '202611200007x' }, ana];
    expect(reportFileNames(orders, 1)).toEqual(reportFileNames(orders, 1));
    expect(reportFileNames(orders, 1).size).toBe(2);
  });

  it('stays safe and unique for 10,000 fuzzed names (G1)', () => {
    const hazards = [
      '',
      'CON',
      'aux',
      '../..',
      '\u202e',
      'ﬁ',
      'e\u0301',
      'ŉ',
      '\ufb2c',
      '𐐷'.repeat(45),
    ];
    const units = fc.uint16Array({ maxLength: 90, size: 'max' });
    const fuzzed = fc
      .sample(units, { numRuns: 400, seed: 20_261_120 })
      .map((codes) => String.fromCharCode(...codes));
    const texts = [...hazards, ...fuzzed];
    const textAt = (at: number) => texts[at % texts.length] ?? '';
    for (let list = 0; list < 100; list += 1) {
      const orders = Array.from({ length: 100 }, (_, at) => {
        const place = list * 100 + at;
        const order = at % 2 === 0 ? textAt(place) : '7'.repeat(at);
        const [patientId, name1, name2] = [place, place * 7, place * 11].map(textAt);
        return {
          ...ana,
          order,
          patientId: patientId ?? '',
          name1: name1 ?? '',
          name2: name2 ?? '',
        };
      });
      expectGoodNames(orders, list % 7);
    }
  });
});
