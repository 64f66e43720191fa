import { expect, it, vi, onTestFinished } from 'vitest';

import { configurationKeys } from '@/api/configuration/configuration-keys';
import { dropOldRules } from '@/api/old-rules';
import { createQueryClient } from '@/api/query-client';
import { userTypeKeys } from '@/api/user-types/user-type-keys';

it.each([
  ['a moment ago', 30_000, true],
  ['minutes ago', 120_000, false],
  ['by a clock that was set back since', -120_000, false],
])('rules that were read %s', (_case, age, areKept) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const client = createQueryClient(() => undefined);
  const rules = [configurationKeys.settings, userTypeKeys.all];
  for (const queryKey of rules) client.setQueryData(queryKey, 'read');
  vi.setSystemTime(Date.now() + age);
  dropOldRules(client);
  for (const queryKey of rules) {
    expect(client.getQueryData(queryKey) !== undefined, queryKey.join(' ')).toBe(areKept);
  }
});
