export const configurationKeys = {
  settings: ['configuration', 'settings'] as const,
  editor: ['configuration', 'editor'] as const,
  reports: ['configuration', 'reports'] as const,
};
