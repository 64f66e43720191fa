import { required } from '@/lib/wire/readers';

import { withoutSecrets } from './without-secrets';

/** A JSON object kept whole, without its secrets. */
export const wireObject = required((value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? withoutSecrets(value)
    : null,
);
