import { sensitivities, type Microorganism, type Sensitivity } from './antibiogram';

/** What the laboratory found for one antibiotic in each microorganism, in the order of the microorganisms. */
export interface AntibiogramRow {
  readonly antibiotic: string;
  /** One list per microorganism: empty when the antibiotic was not tested, more than one when it was tested by several methods. */
  readonly cells: readonly (readonly Sensitivity[])[];
}

/**
 * Several microorganisms side by side: antibiotics in order of first appearance, every result of the laboratory in exactly one
 * cell.
 */
export function antibiogramMatrix(
  microorganisms: readonly Microorganism[],
): readonly AntibiogramRow[] {
  const rows = new Map<string, Sensitivity[][]>();
  for (const [at, { antibiotics }] of microorganisms.entries()) {
    for (const result of antibiotics.flatMap(sensitivities)) {
      const cells = rows.get(result.antibiotic) ?? microorganisms.map(() => []);
      rows.set(result.antibiotic, cells);
      cells[at]?.push(result);
    }
  }
  return [...rows].map(([antibiotic, cells]) => ({ antibiotic, cells }));
}
