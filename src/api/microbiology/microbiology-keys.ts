export const microbiologyKeys = {
  antibiogram: (order: string, testId: number) =>
    ['microbiology', 'antibiogram', order, testId] as const,
};
