import { expect, it } from 'vitest';

import { preferredUserType } from '@/domain/auth/preferred-user-type';
import type { UserTypeCode } from '@/domain/auth/user-type';

it.each<[string, readonly UserTypeCode[], UserTypeCode | null, UserTypeCode | null]>([
  ['the last one used', [1, 6, 2], 2, 2],
  ['the first one when none was used', [6, 2, 4], null, 6],
  ['the first one when the last one is hidden now', [6, 2, 4], 1, 6],
  ['none when none is offered', [], 1, null],
])('%s', (_case, offered, lastUsed, preferred) => {
  expect(preferredUserType(offered, lastUsed)).toBe(preferred);
});
