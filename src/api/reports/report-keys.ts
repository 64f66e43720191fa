export const reportKeys = {
  templates: ['reports', 'templates'] as const,
  labels: ['reports', 'labels'] as const,
};
