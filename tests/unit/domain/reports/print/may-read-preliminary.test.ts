import { expect, it } from 'vitest';

import type { UserTypeCode } from '@/domain/auth/user-type';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { mayReadPreliminary } from '@/domain/reports/print/may-read-preliminary';

it('only the laboratory reads preliminary reports, and where VerPreliminar lets it', () => {
  const mayRead = (type: UserTypeCode, ...values: readonly string[]) => {
    const entries = values.map((value) => ({ key: 'VerPreliminar', value, origin: 1 }));
    return mayReadPreliminary(type, settingsFromEntries(entries));
  };
  expect(['true', 'True', ''].map((value) => mayRead(4, value))).toEqual([true, true, true]);
  expect(['false', 'False'].map((value) => mayRead(4, value))).toEqual([false, false]);
  expect(([1, 2, 3, 4, 5, 6] as const).filter((type) => mayRead(type))).toEqual([4]);
});
