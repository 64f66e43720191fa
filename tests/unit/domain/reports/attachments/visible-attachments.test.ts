import { expect, it } from 'vitest';

import { visibleAttachments } from '@/domain/reports/attachments/visible-attachments';
import { reportTest } from '@tests/support/fixtures/report-order';

const profile = { profileId: 3, profileName: 'Perfil' };
const rules = { onlyValidated: false, panicBlocking: 'none', seesConfidential: true } as const;

it('the attachment of a profile is shown where all its tests may be read (K3)', () => {
  const order = {
    tests: [
      reportTest({ ...profile, testId: 1 }),
      reportTest({ ...profile, testId: 2, confidential: true, result: '7.9' }),
    ],
    attachments: [{ name: 'graph', extension: 'pdf', file: '', testId: profile.profileId }],
  };
  const seen = (seesConfidential: boolean) =>
    visibleAttachments(order, { ...rules, seesConfidential });
  expect(seen(true)).toEqual(order.attachments);
  expect(seen(false)).toEqual([]);
});
