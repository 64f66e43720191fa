import { isObject } from '@/domain/base/is-object';
import { required } from '@/lib/wire/readers';

import { withoutSecrets } from './without-secrets';

/** A JSON object kept whole, without its secrets. */
export const wireObject = required((value) => (isObject(value) ? withoutSecrets(value) : null));
