import { expect, it } from 'vitest';

import { fileNamePart } from '@/lib/files/file-name-part';

it.each([
  ['GLU', 'GLU'],
  ['Hb/A1c %', 'Hb-A1c'],
  ['../../etc', 'etc'],
  ['Ácido úrico', 'Ácido-úrico'],
  ['β-hCG', 'β-hCG'],
  ['a\u202egnp', 'a-gnp'],
  ['\u0000<:>', ''],
  ['x'.repeat(99), 'x'.repeat(40)],
])('makes %j the file name part %j', (text, part) => {
  expect(fileNamePart(text)).toBe(part);
});
