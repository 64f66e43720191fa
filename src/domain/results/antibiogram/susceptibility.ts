/** The categories of an antibiogram that have a word: sensible, intermediate, resistant. */
type Susceptibility = 'S' | 'I' | 'R';

const CATEGORIES: readonly Susceptibility[] = ['S', 'I', 'R'];

/** The category that the laboratory's interpretation names; null for any other text, which stands as it is. Never computed from a MIC. */
export function susceptibility(interpretation: string): Susceptibility | null {
  const letter = interpretation.trim().toUpperCase();
  return CATEGORIES.find((category) => category === letter) ?? null;
}
