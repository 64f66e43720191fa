import { expect, it } from 'vitest';

import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { NOTHING_TICKED } from '@/domain/results/test-selection';
import {
  gridTemplate,
  neededWidth,
  placedCells,
  sizedColumns,
} from '@/features/results/grid/column-layout';
import { resultColumns } from '@/features/results/grid/columns';
import type { ShownTest } from '@/features/results/grid/use-shown-test';
import { reportTest } from '@tests/support/fixtures/report-order';

const ALL = resultColumns(['chart', 'table', 'combined']);

function shownTest(result: string, isLong: boolean): ShownTest {
  return {
    test: reportTest({ result }),
    settings: settingsFromEntries([]).results,
    ticks: { modes: [], ticked: NOTHING_TICKED, toggle: () => undefined },
    dateFormat: '',
    previous: undefined,
    label: 'Glucosa',
    result: { kind: 'value', text: result, isLong },
    interval: '70 – 100',
    ...{ isUnvalidated: false, isUrgent: false },
    comment: '',
    isNoted: false,
    selectable: [],
  };
}

it('columns never get less than they need, and share what is left', () => {
  const needed = neededWidth(ALL);
  for (const width of [0, needed, needed + 1, 1546]) {
    for (const { column, width: given } of sizedColumns(ALL, width)) {
      expect(given).toBeGreaterThanOrEqual(column.width.min);
    }
  }
  const total = sizedColumns(ALL, 1546).reduce((sum, { width }) => sum + width, 0);
  const least = ALL.reduce((sum, { width }) => sum + width.min, 0);
  expect(total - least).toBeGreaterThan(1546 - needed - ALL.length);
  expect(total - least).toBeLessThanOrEqual(1546 - needed);
  expect(gridTemplate(sizedColumns(ALL, 0)).split('px')).toHaveLength(ALL.length + 1);
});

it('without kinds of history there are five columns, which need less', () => {
  const few = resultColumns([]);
  expect(few.map(({ key }) => key)).toEqual(['test', 'result', 'reference', 'unit', 'details']);
  expect(neededWidth(few)).toBeLessThan(neededWidth(ALL));
});

it('a long result leaves its column to the name and stands below, beside the check-boxes', () => {
  const cells = placedCells(sizedColumns(ALL, 1000), shownTest('x\ny', true));
  expect(cells.slice(0, 3).map(({ isApart, from, to }) => [isApart, from, to])).toEqual([
    [false, 1, 3],
    [true, 1, 7],
    [false, 3, 4],
  ]);
  const short = placedCells(sizedColumns(ALL, 1000), shownTest('5', false));
  expect(short.map(({ from, to }) => to - from)).toEqual(ALL.map(() => 1));
});
