export const userKeys = {
  list: ['users', 'list'] as const,
  one: (id: number) => ['users', 'one', id] as const,
  routers: ['users', 'routers'] as const,
};
