import { expect, it } from 'vitest';

import { shownArea } from '@/domain/results/shown-area';

const TESTS = [
  { areaId: 0, areaName: 'Sin área' },
  { areaId: 2, areaName: 'Hemato' },
  { areaId: 3, areaName: ' ' },
];

it.each([
  ['all areas have no name', 0, 'Todas', ''],
  ['the list names an area', 2, 'Hematología', 'Hematología'],
  ['without the list its tests do', 2, null, 'Hemato'],
  ['without a name its number stands', 3, null, '3'],
  ['without tests too', 7, null, '7'],
])('%s', (_case, areaId, listed, expected) => {
  expect(shownArea(areaId, listed, TESTS)).toBe(expected);
});
