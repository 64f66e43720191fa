import type { Person } from './definitions';

/**
 * Glomerular filtration by CKD-EPI 2021, in mL/min/1.73 m². It holds for adults; minors are counted as of age.
 * @param creatinine in mg/dL
 */
export function estimatedFiltration(creatinine: number, { sex, age }: Person): number {
  const [kappa, alpha, factor] = sex === 2 ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const ratio = creatinine / kappa;
  const years = Math.max(18, age);
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** years * factor;
}
