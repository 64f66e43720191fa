import type { Language } from '@/domain/base/language';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

/** Whose pictures, and what the user may see. */
export interface TestPicturesRequest {
  readonly order: string;
  readonly rules: VisibilityRules;
}

/** Whose texts: the folder stored as PathFE, and the language of the screen. */
export interface LabelsRequest {
  readonly pathFe: string;
  readonly language: Language;
}

export const reportKeys = {
  pictures: (request: TestPicturesRequest) => ['reports', 'pictures', request] as const,
  templates: (pathFe: string) => ['reports', 'templates', pathFe] as const,
  templateFile: (path: string) => ['reports', 'template-file', path] as const,
  labels: (request: LabelsRequest) => ['reports', 'labels', request] as const,
  head: (order: string) => ['reports', 'head', order] as const,
  orderFile: ['reports', 'order-file'] as const,
  installationFiles: ['reports', 'installation-files'] as const,
  printOrders: ['reports', 'print-orders'] as const,
};
