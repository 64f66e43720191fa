import { listOf, record, restriction } from '@/lib/wire/readers';

import { buildTestResult } from './build-test-result';
import { testFields } from './test-fields';

/** The tests of an order as the service sends them; page and worker read by this one reader. */
export const foundTests = listOf(
  record({ ...testFields, blockTest: restriction }, ({ blockTest, ...test }) =>
    buildTestResult(test, blockTest),
  ),
);
