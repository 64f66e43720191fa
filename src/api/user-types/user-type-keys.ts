export const userTypeKeys = {
  all: ['user-types'] as const,
  editor: ['user-types', 'editor'] as const,
};
