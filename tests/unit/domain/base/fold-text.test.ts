import { expect, it } from 'vitest';

import { foldText } from '@/domain/base/fold-text';

it.each([
  ['MUÑOZ', 'munoz'],
  ['Muñoz', 'munoz'],
  ['José Ángel', 'jose angel'],
  ['Jose\u0301', 'jose'],
  ['İstanbul', 'istanbul'],
  ['202603010001', '202603010001'],
  ['日本', '日本'],
  ['D’Angelo', "d'angelo"],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
