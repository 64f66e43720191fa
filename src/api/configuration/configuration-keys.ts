export const configurationKeys = {
  all: ['configuration'] as const,
  settings: ['configuration', 'settings'] as const,
  lis: (key: string) => ['configuration', 'lis', key] as const,
};
