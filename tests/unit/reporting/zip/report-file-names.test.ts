import fc from 'fast-check';
import { expect, it } from 'vitest';

import { reportFileNames, type NamedOrder } from '@/reporting/zip/report-file-names';
import { runs } from '@tests/support/environment/runs';

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

function expectGoodNames(orders: readonly NamedOrder[], naming: number) {
  const given = reportFileNames(orders, naming);
  const names = [...given.values()];
  expect(names).toHaveLength(new Set(orders.map(({ order }) => order)).size);
  // Windows and macOS take names that differ in case or in the form of an accent for the same file.
  const alike = new Set(names.map((name) => name.normalize('NFKC').toLowerCase()));
  expect(alike.size).toBe(names.length);
  expect(names.filter((name) => !isGood(name))).toEqual([]);
  return given;
}

it.each<[string, Partial<NamedOrder>, number, string]>([
  ['the order', {}, 1, '202611200007.pdf'],
  ['order and document', {}, 2, '202611200007_1098765432.pdf'],
  ['order and name', {}, 3, '202611200007_Ana-Zúñiga-Peña.pdf'],
  ['document and order', {}, 4, '1098765432_202611200007.pdf'],
  ['name and order', {}, 5, 'Ana-Zúñiga-Peña_202611200007.pdf'],
  ['what nobody knows', {}, 6, '202611200007.pdf'],
  ['nothing', {}, 0, '202611200007.pdf'],
  ['a path', { patientId: '../../etc/passwd' }, 4, 'etc-passwd_202611200007.pdf'],
  ['a path of Windows', { patientId: 'C:\\x' }, 4, 'C-x_202611200007.pdf'],
  ['a reserved name', { patientId: 'CON' }, 4, 'CON_202611200007.pdf'],
  ['a reversed ending', { patientId: 'x\u202efdp.exe' }, 4, 'x-fdp-exe_202611200007.pdf'],
  ['control characters', { patientId: 'a\u0000b\n' }, 4, 'a-b_202611200007.pdf'],
  ['a formula', { patientId: '=1+1' }, 4, '1-1_202611200007.pdf'],
  ['a patient without number', { patientId: '' }, 4, '202611200007.pdf'],
  ['a patient of dots', { patientId: '...' }, 2, '202611200007.pdf'],
  ['an accent apart', { name1: 'Jose\u0301', lastName: 'X' }, 3, '202611200007_José-X-Peña.pdf'],
  ['an order that is none', { order: 'NUL' }, 1, '0.pdf'],
])('makes a safe name of %s by GenerarPDFCon', (_case, fields, naming, expected) => {
  expect(nameOf(fields, naming)).toBe(expected);
});

it('numbers names that some system would take for the same', () => {
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

it('stays safe and unique for fuzzed names', () => {
  const units = fc.uint16Array({ maxLength: 90, size: 'max' });
  const fuzzed = fc
    .sample(units, { numRuns: 400, seed: 20_261_120 })
    .map((codes) => String.fromCharCode(...codes));
  const hazards = ['', 'CON', 'aux', '../..', '\u202e', 'ﬁ', 'e\u0301', 'ŉ', '\ufb2c'];
  const texts = [...hazards, '𐐷'.repeat(45), ...fuzzed];
  const textAt = (at: number) => texts[at % texts.length] ?? '';
  for (let list = 0; list < runs(14, 500); list += 1) {
    const orders = Array.from({ length: 100 }, (_, at) => {
      const place = list * 100 + at;
      const order = at % 2 === 0 ? textAt(place) : '7'.repeat(at);
      const [patientId = '', name1 = '', name2 = ''] = [place, place * 7, place * 11].map(textAt);
      return { ...ana, order, patientId, name1, name2 };
    });
    // The same orders have the same names whenever they are listed.
    expect(expectGoodNames(orders, list % 7)).toEqual(reportFileNames(orders, list % 7));
  }
});
