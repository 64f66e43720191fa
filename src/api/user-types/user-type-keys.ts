export const userTypeKeys = {
  all: ['user-types'] as const,
};
