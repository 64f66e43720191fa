import { createContext } from 'react';

import type { TestResult } from '@/domain/results/test-result';
import type { Opening } from '@/ui/dialog/use-dialog';

/** How a test is opened beside the results. */
export interface OpenTest {
  /** Whether there is more to say of a test than its row does. */
  readonly isOffered: (test: TestResult) => boolean;
  readonly open: (test: TestResult, opening: Opening) => void;
}

/** Null where a test cannot be opened. In a context, because rows are memoised and only what opens a test needs it. */
export const OpenTestContext = createContext<OpenTest | null>(null);
