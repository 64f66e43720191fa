import { expect, it } from 'vitest';

import { preferredUserType } from '@/domain/auth/preferred-user-type';
import type { UserTypeCode } from '@/domain/auth/user-type';

interface Case {
  readonly offered: readonly UserTypeCode[];
  readonly lastUsed: UserTypeCode | null;
  readonly byDefault: number;
  readonly preferred: UserTypeCode | null;
}

it.each<[string, Case]>([
  ['the last one used', { offered: [1, 6, 2], lastUsed: 2, byDefault: 6, preferred: 2 }],
  [
    'the laboratory’s choice when none was used',
    { offered: [6, 2, 4], lastUsed: null, byDefault: 2, preferred: 2 },
  ],
  [
    'the laboratory’s choice when the last one is hidden now',
    { offered: [6, 2, 4], lastUsed: 1, byDefault: 4, preferred: 4 },
  ],
  [
    'nobody when the laboratory chose none',
    { offered: [6, 2, 4], lastUsed: null, byDefault: 0, preferred: null },
  ],
  [
    'nobody when its choice is hidden or no type at all',
    { offered: [6, 2, 4], lastUsed: null, byDefault: 17, preferred: null },
  ],
  ['the only one that is offered', { offered: [4], lastUsed: null, byDefault: 0, preferred: 4 }],
  ['none when none is offered', { offered: [], lastUsed: 1, byDefault: 1, preferred: null }],
])('%s', (_case, { offered, lastUsed, byDefault, preferred }) => {
  expect(preferredUserType(offered, lastUsed, byDefault)).toBe(preferred);
});
