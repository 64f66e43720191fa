import { expect, it } from 'vitest';

import { engineOf } from '@/reporting/choose-engine';

it('an engine that this build lacks is named with its key of the runtime file', async () => {
  const lacking = { name: 'FileError', file: 'config.json', detail: 'reportEngine: other' };
  await expect(engineOf('other' as 'builtin')).rejects.toMatchObject(lacking);
});
