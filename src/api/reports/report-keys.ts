import type { Language } from '@/domain/base/language';

/** Whose texts: the folder stored as PathFE, and the language of the screen. */
export interface LabelsRequest {
  readonly pathFe: string;
  readonly language: Language;
}

export const reportKeys = {
  templates: (pathFe: string) => ['reports', 'templates', pathFe] as const,
  labels: (request: LabelsRequest) => ['reports', 'labels', request] as const,
  orderFile: ['reports', 'order-file'] as const,
  installationFiles: ['reports', 'installation-files'] as const,
};
