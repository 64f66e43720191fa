import { expect, it } from 'vitest';

import { pathology } from '@/api/orders/test-fields';
import { resultMark } from '@/domain/results/result-mark';

it.each([
  [0, { flag: 'normal', word: 'none', direction: 'none', tone: 'normal' }],
  [1, { flag: 'normal', word: 'abnormal', direction: 'none', tone: 'altered' }],
  [2, { flag: 'low', word: 'none', direction: 'down', tone: 'altered' }],
  [3, { flag: 'high', word: 'none', direction: 'up', tone: 'altered' }],
  [4, { flag: 'normal', word: 'panic', direction: 'none', tone: 'urgent' }],
  [5, { flag: 'low', word: 'panic-low', direction: 'far-down', tone: 'urgent' }],
  [6, { flag: 'high', word: 'panic-high', direction: 'far-up', tone: 'urgent' }],
  [7, { flag: 'normal', word: 'critical', direction: 'none', tone: 'urgent' }],
  [8, { flag: 'normal', word: 'critical-low', direction: 'far-down', tone: 'urgent' }],
  [9, { flag: 'normal', word: 'critical-high', direction: 'far-up', tone: 'urgent' }],
  [-1, { flag: 'normal', word: 'none', direction: 'none', tone: 'unclassified' }],
  [10, { flag: 'normal', word: 'none', direction: 'none', tone: 'unclassified' }],
  [2.5, { flag: 'normal', word: 'none', direction: 'none', tone: 'unclassified' }],
  [NaN, { flag: 'normal', word: 'none', direction: 'none', tone: 'unclassified' }],
])('pathology %d: flag, word, arrow and tone (F4)', (code, mark) => {
  expect(resultMark(code)).toEqual(mark);
});

it.each([
  ['the text "2"', '2', 'low', 'altered'],
  ['the number 2.0', 2.0, 'low', 'altered'],
  ['the text "2.0"', '2.0', 'low', 'altered'],
  ['nothing', null, 'normal', 'normal'],
  ['an absent field', undefined, 'normal', 'normal'],
  ['an empty text', '', 'normal', 'normal'],
  ['7', 7, 'normal', 'urgent'],
  ['-1', -1, 'normal', 'unclassified'],
  ['2.5', 2.5, 'normal', 'unclassified'],
  ['a word', 'alto', 'normal', 'unclassified'],
])('%s on the wire has a defined mark (F4)', (_case, wire, flag, tone) => {
  const code = pathology.parse(wire);
  expect(resultMark(code)).toMatchObject({ flag, tone });
});
