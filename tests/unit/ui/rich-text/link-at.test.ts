import { expect, it } from 'vitest';

import { linkAt } from '@/ui/rich-text/text-actions';

const link = { link: 'https://lab.example' };
const PIECES = [
  { insert: 'ver ' },
  { insert: 'la ', attributes: link },
  { insert: 'página', attributes: { ...link, bold: true } },
  { insert: { image: 'data:' } },
  { insert: 'otra', attributes: { link: 'https://other.example' } },
  { insert: '\n' },
];

it.each([
  [0, null],
  [4, { index: 4, length: 9, address: 'https://lab.example' }],
  [8, { index: 4, length: 9, address: 'https://lab.example' }],
  [13, { index: 4, length: 9, address: 'https://lab.example' }],
  [14, { index: 14, length: 4, address: 'https://other.example' }],
  [19, null],
])('around place %i lies %o', (place, expected) => {
  expect(linkAt(PIECES, place)).toEqual(expected);
});
