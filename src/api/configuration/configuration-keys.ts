export const configurationKeys = {
  settings: ['configuration', 'settings'] as const,
  reports: ['configuration', 'reports'] as const,
};
