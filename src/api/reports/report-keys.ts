import type { VisibilityRules } from '@/domain/results/visible-tests';

/** Whose pictures, and what the user may see. */
export interface TestPicturesRequest {
  readonly order: string;
  readonly testIds: readonly number[];
  readonly rules: VisibilityRules;
}

export const reportKeys = {
  pictures: (request: TestPicturesRequest) => ['reports', 'pictures', request] as const,
  templates: ['reports', 'templates'] as const,
  labels: ['reports', 'labels'] as const,
};
