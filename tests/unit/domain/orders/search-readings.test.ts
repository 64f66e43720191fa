import fc from 'fast-check';
import { expect, it } from 'vitest';

import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { fullName } from '@/domain/orders/full-name';
import {
  certainReading,
  searchReadings,
  type SearchReading,
} from '@/domain/orders/search-readings';
import { anyText } from '@tests/support/fixtures/any-text';
import { runs } from '@tests/support/environment/runs';

const TODAY = { year: 2026, month: 11, day: 24 };
const base = settingsFromEntries([]);
const FIELDS = { byOrder: true, orderDigits: 4, twoNames: true, twoSurnames: true };
const rules = (changes: Partial<typeof base.search> = {}, dateFormat = 'DD/MM/YYYY') => ({
  settings: { dateFormat, search: { ...base.search, ...FIELDS, ...changes } },
  today: TODAY,
});

/** A reading as one short text. */
function told(reading: SearchReading): string {
  if (reading.kind === 'order') return `order ${reading.order}`;
  if (reading.kind === 'document') return `document ${reading.patientId}`;
  if (reading.kind === 'date') return `date ${Object.values(reading.day).join('-')}`;
  const { name1, name2, lastName, surName } = reading.names;
  return `${name1}|${name2}|${lastName}|${surName}`;
}

const readAs = (text: string, given = rules()) => searchReadings(text, given).map(told);

const CARD = `0230419872PubDSK_1\u000012345678\u0000${'0'.repeat(14)}52345678NUNEZ\u0000ROJAS\u0000ANA\u0000\u00000F19850312`;

it.each([
  // Orders: daily, with the day, with month and day, in full.
  ['12', ['order 202611240012', 'document 12']],
  ['0012', ['order 202611240012', 'document 0012']],
  ['200012', ['document 200012', 'order 202611200012']],
  ['11200012', ['document 11200012', 'order 202611200012']],
  ['202611170001', ['order 202611170001', 'document 202611170001']],
  ['202613170001', ['document 202613170001']],
  // Documents: what is no number of an order; leading zeros stay.
  ['52345678', ['document 52345678']],
  ['0052345678', ['document 0052345678']],
  ['1023456789012345', ['document 1023456789012345']],
  // As they are printed.
  ['52.345.678', ['document 52345678']],
  ['52 345 678', ['document 52345678']],
  ['1,020,304,050', ['document 1020304050']],
  ['1 123.456.789', ['document 1123456789']],
  // Days.
  ['17/11', ['date 2026-11-17']],
  ['25/12', ['date 2025-12-25']],
  ['1-2-26', ['date 2026-2-1']],
  ['17.11.2026', ['date 2026-11-17']],
  ['2026-11-17', ['date 2026-11-17']],
  ['17112026', ['document 17112026', 'date 2026-11-17']],
  ['20261117', ['document 20261117', 'date 2026-11-17']],
  ['hoy', ['date 2026-11-24']],
  ['AYER', ['date 2026-11-23']],
  ['31/02/2026', []],
  ['25/12/2026', []],
  ['1/1/1901', []],
  // Names.
  ['rojas', ['||ROJAS|', 'ROJAS|||']],
  ['ana rojas', ['ANA||ROJAS|', 'ROJAS||ANA|', '||ANA|ROJAS', 'ANA|ROJAS||']],
  ['rojas díaz, ana luz', ['ANA|LUZ|ROJAS|DÍAZ']],
  ['núñez,', []],
  ['de la cruz', ['||DE LA CRUZ|', 'DE LA CRUZ|||']],
  ["o'neill", ["||O'NEILL|", "O'NEILL|||"]],
  ['ana-maría', ['||ANA-MARÍA|', 'ANA-MARÍA|||']],
  ['ana luz rojas díaz', ['ANA|LUZ|ROJAS|DÍAZ', 'ROJAS|DÍAZ|ANA|LUZ', 'ANA||LUZ|ROJAS DÍAZ']],
  // What scanners and pastes add.
  [']C1202611170001', ['order 202611170001', 'document 202611170001']],
  ['\u001d202611170001\u001d', ['order 202611170001', 'document 202611170001']],
  ['\u202e52345678\u202c', ['document 52345678']],
  ['\ufeff52345678\u200b', ['document 52345678']],
  ['５２３４５６７８', ['document 52345678']],
  [CARD, ['document 52345678']],
  [CARD.replaceAll('\u0000', ''), ['document 52345678']],
  // What means nothing.
  ['', []],
  ['   ', []],
  ['😀', []],
  ['A1', []],
  ['=1+1', []],
  ['<script>', []],
  ['*', []],
  ['a,b,c', []],
  ['1'.repeat(61), []],
  ['7'.repeat(5_000), []],
  ['x'.repeat(5_000), []],
  ['-5', []],
  ['5.5.5.x', []],
  ['\u0000\u0001', []],
])('reads %j', (text, expected) => {
  expect(readAs(text)).toEqual(expected);
});

it.each<[string, ReturnType<typeof rules>, readonly string[]]>([
  ['ana rojas', rules({ twoNames: false, twoSurnames: false }), ['ANA||ROJAS|', 'ROJAS||ANA|']],
  ['rojas díaz, ana', rules({ twoSurnames: false }), ['ANA||ROJAS DÍAZ|']],
  ['12', rules({ byOrder: false }), ['document 12']],
  ['123456', rules({ orderDigits: 6 }), ['order 20261124123456', 'document 123456']],
  ['11/17', rules({}, 'MM/DD/YYYY'), ['date 2026-11-17']],
  // Nobody of a card with two documents on it.
  ['0000000001AAAA 0000000002BBBB 0000000003CCCC', rules(), []],
])('of %s keeps to the fields that the laboratory has', (text, given, expected) => {
  expect(readAs(text, given)).toEqual(expected);
});

it('searches what it says, in every area and year', () => {
  const [document] = searchReadings('52345678', rules());
  const everywhere = { documentType: 0, patientId: '52345678', area: 0 };
  expect(document?.criteria).toEqual(everywhere);
  const [order] = searchReadings('202611170001', rules());
  expect(order?.criteria).toEqual({ order: '202611170001', area: 0 });
  const [date] = searchReadings('17/11', rules());
  expect(date?.criteria).toEqual({ dateNumber: 20261117, area: 0 });
});

it('has four readings at most of any text, each of them with something to search', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 200 }), (text) => {
      const readings = searchReadings(text, rules());
      expect(readings.length).toBeLessThanOrEqual(4);
      const names = readings.filter(({ kind }) => kind === 'names');
      for (const { criteria } of names) {
        const { name1 = '', name2 = '', lastName = '', surName = '' } = criteria;
        expect(fullName({ name1, name2, lastName, surName })).not.toBe('');
      }
    }),
    { numRuns: runs(500, 20_000) },
  );
});

it.each([
  ['202611170001', 'order 202611170001'],
  [']C1202611170001', 'order 202611170001'],
  [CARD, 'document 52345678'],
  ['52345678', 'document 52345678'],
  // An order of today, or somebody's document? A person decides.
  ['0012', null],
  ['11200012', null],
  ['20261117', null],
  ['x1', null],
])('the scan %j is certainly %j', (text, expected) => {
  const reading = certainReading(searchReadings(text, rules()), text, rules());
  expect(reading && told(reading)).toBe(expected);
});
