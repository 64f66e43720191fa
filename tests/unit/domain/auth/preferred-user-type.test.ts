import { expect, it } from 'vitest';

import { preferredUserType } from '@/domain/auth/preferred-user-type';
import type { UserTypeCode } from '@/domain/auth/user-type';

it.each<[string, readonly UserTypeCode[], UserTypeCode | null, number, UserTypeCode | null]>([
  ['the last one used', [1, 6, 2], 2, 6, 2],
  ['the laboratory’s choice when none was used', [6, 2, 4], null, 2, 2],
  ['the laboratory’s choice when the last one is hidden now', [6, 2, 4], 1, 4, 4],
  ['nobody when the laboratory chose none', [6, 2, 4], null, 0, null],
  ['nobody when its choice is hidden or no type at all', [6, 2, 4], null, 17, null],
  ['the only one that is offered', [4], null, 0, 4],
  ['none when none is offered', [], 1, 1, null],
])('%s', (...row) => {
  const [, offered, lastUsed, byDefault, preferred] = row;
  expect(preferredUserType(offered, lastUsed, byDefault)).toBe(preferred);
});
