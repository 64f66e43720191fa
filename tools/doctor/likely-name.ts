/** Letters changed, left out or added between two texts. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [column, wanted] of Array.from(other).entries()) {
      const changed = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const folded = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The name that was probably meant; null when none is near: a third of its letters may differ, three at most. */
export function likelyName(written: string, names: readonly string[]): string | null {
  const near = names
    .map((name) => ({ name, away: distance(folded(written), folded(name)) }))
    .filter(({ name, away }) => away <= Math.min(3, Math.floor(name.length / 3)))
    .toSorted((one, other) => one.away - other.away);
  return near[0]?.name ?? null;
}
