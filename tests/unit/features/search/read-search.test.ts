import { expect, it } from 'vitest';

import { addDays, dayNumber } from '@/domain/base/day';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { readSearch } from '@/features/search/read-search';
import type { SearchMode } from '@/features/search/search-mode';
import { initialValues, type SearchValues } from '@/features/search/search-values';
import { startSearch } from '@/features/search/start-search';
import { today } from '@/lib/dates/dates';
import { configure, portalPerTest } from '@tests/unit/api/portal';

const ALL = {
  ...{ FiltroRangoFecha: 'true', ManejoTipoDocumento: 'true', DigitosOrden: '4' },
  ...{ DosNombresPaciente: 'true', DosApellidosPaciente: 'true', FormatoFecha: 'DD/MM/YYYY' },
};
const settingsOf = (changes: Readonly<Record<string, string>> = {}) => {
  const values = Object.entries({ ...ALL, ...changes });
  return settingsFromEntries(values.map(([key, value]) => ({ key, value, origin: 1 })));
};

const ONE_DAY = { FiltroRangoFecha: 'false' };
const NAMES = { name1: ' ana', name2: 'luz', lastName: 'ñungo ', surName: 'd’ávila' };
const SENT = {
  name1: 'ANA',
  name2: 'LUZ',
  lastName: 'ÑUNGO',
  surName: 'D’ÁVILA',
  year: 2025,
  area: 0,
};
const ID = { year: 2025, area: 0 };
const range = (start: string, end: string) => ({ start, end });
const RANGE = { dateNumberInit: 20260302, dateNumberEnd: 20260415, area: 0 };

portalPerTest();

it.each<[SearchMode, Partial<SearchValues>, object, Readonly<Record<string, string>>?]>([
  ['date', { ...range('02/03/2026', '15/04/2026'), state: 'pending' }, { ...RANGE, statetest: 0 }],
  ['date', range('', '02/03/2026'), { ...RANGE, dateNumberEnd: 20260302 }],
  ['date', range('02032026', '150426'), RANGE],
  ['date', range('31/02/2026', '15/04/2026'), { start: 'unreadable' }],
  ['date', range('2026/1/5', '15/04/2026'), { start: 'unreadable' }],
  ['date', range('16/04/2026', '15/04/2026'), { start: 'start-after-end' }],
  ['date', range('16/04/2026', '15/04/2999'), { end: 'future' }],
  ['date', range('', ''), { start: 'required' }],
  ['date', { date: '02/03/2026', state: 'pending' }, { dateNumber: 20260302, area: 0 }, ONE_DAY],
  ['date', { date: '320326' }, { date: 'unreadable' }, ONE_DAY],
  ['id', { patientId: '0052', documentType: '3' }, { ...ID, documentType: 3, patientId: '0052' }],
  [
    'id',
    { patientId: '*', documentType: '3' },
    { ...ID, documentType: 0, patientId: '*' },
    { ManejoTipoDocumento: 'false' },
  ],
  ['id', { patientId: 'AB 1' }, { patientId: 'not-digits' }],
  ['id', { patientId: ' ' }, { patientId: 'required' }],
  ['names', NAMES, SENT],
  ['names', NAMES, { ...SENT, name2: '' }, { DosNombresPaciente: 'false' }],
  ['names', NAMES, { ...SENT, surName: '' }, { DosApellidosPaciente: 'false' }],
  ['names', { surName: '  ' }, { name1: 'required' }],
  ['order', { orderNumber: '03150007' }, { order: '202503150007', area: 0 }],
  ['order', { orderNumber: '12345' }, { orderNumber: 'incomplete' }],
])('the search by %s reads %j as %j', (mode, typed, expected, changes = {}) => {
  const values = { ...initialValues('DD/MM/YYYY', null), year: '2025', ...typed };
  const reading = readSearch(values, { mode, settings: settingsOf(changes) });
  expect(reading.ok ? reading.value : reading.problems).toEqual(expected);
});

it('after the sign-in the last days are searched, one of them without ranges, or nothing', async () => {
  const end = today();
  const searched = async (startDays: number, changes = {}) => {
    await configure({ startDays });
    return startSearch(settingsOf(changes));
  };
  const span = (days: number) => ({
    dateNumberInit: dayNumber(addDays(end, 1 - days)),
    dateNumberEnd: dayNumber(end),
    area: 0,
  });
  expect(await searched(7)).toEqual(span(7));
  expect(await searched(1)).toEqual(span(1));
  expect(await searched(7, ONE_DAY)).toEqual(span(1));
  expect(await searched(0)).toBeNull();
  expect(await searched(-3)).toBeNull();
});
