import { expect, it } from 'vitest';

import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { needsOwnLine, resultColumns } from '@/features/results/grid/columns';
import type { ShownTest } from '@/features/results/grid/use-shown-test';
import { reportTest } from '@tests/support/fixtures/report-order';

const ALL = resultColumns(['chart', 'table', 'combined']);

/** The columns of a test whose texts stand on a line of their own. */
function apart(fields: Partial<ShownTest>, unit = ''): readonly string[] {
  const shown: ShownTest = {
    test: reportTest({ result: '5', unit }),
    settings: settingsFromEntries([]).results,
    dateFormat: '',
    previous: undefined,
    label: 'Glucosa',
    result: { kind: 'value', text: '5', isLong: false },
    interval: '70 – 100',
    ...{ isUnvalidated: false, isUrgent: false, comment: '', isNoted: false },
    ...fields,
  };
  return ALL.filter((column) => needsOwnLine(column, shown)).map(({ key }) => key);
}

const value = (text: string) => ({ result: { kind: 'value', text, isLong: false } as const });

it('without kinds of history there are five columns', () => {
  const few = resultColumns([]);
  expect(few.map(({ key }) => key)).toEqual(['test', 'result', 'reference', 'unit', 'details']);
});

it.each([
  ['short texts', {}, '', []],
  ['a result of lines', value('x\ny'), '', ['result']],
  ['a result of many words', value('no '.repeat(14)), '', ['result']],
  ['a word without an end', value('ACGT'.repeat(5)), '', ['result']],
  ['a long name of short words', { label: 'Anticuerpos antitiroglobulina totales' }, '', []],
  ['a name without an end', { label: 'N'.repeat(25) }, '', ['test']],
  ['limits without an end', { interval: '0.000001-'.repeat(4) }, '', ['reference']],
  ['a unit of words, which is never broken', {}, 'unidades por campo', ['unit']],
  ['a comment', { isNoted: true }, '', ['details']],
] satisfies readonly (readonly [string, Partial<ShownTest>, string, readonly string[]])[])(
  '%s: what stands on a line of its own',
  (_case, fields, unit, expected) => {
    expect(apart(fields, unit)).toEqual(expected);
  },
);
