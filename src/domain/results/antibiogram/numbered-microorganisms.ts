import type { Microorganism } from './antibiogram';

/**
 * The microorganisms with a number behind each name that comes more than once, `Escherichia coli (2)`, in their order: two strains
 * of one name have results and comments of their own, and nobody may read one for the other. All other names stand as they came.
 */
export function numberedMicroorganisms(
  microorganisms: readonly Microorganism[],
): readonly Microorganism[] {
  const counts = new Map<string, number>();
  const numbered = microorganisms.map((microorganism) => {
    const number = (counts.get(microorganism.name) ?? 0) + 1;
    counts.set(microorganism.name, number);
    return { microorganism, number };
  });
  return numbered.map(({ microorganism, number }) =>
    counts.get(microorganism.name) === 1
      ? microorganism
      : { ...microorganism, name: `${microorganism.name} (${number})` },
  );
}
