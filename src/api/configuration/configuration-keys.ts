export const configurationKeys = {
  settings: ['configuration', 'settings'] as const,
};
