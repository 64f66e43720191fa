import { antibiogramMatrix } from '@/domain/results/antibiogram/antibiogram-matrix';
import type { Microorganism } from '@/domain/results/antibiogram/antibiogram';

import { AntibiogramMatrix } from './antibiogram-matrix';
import { AntibiogramOrganism } from './antibiogram-organism';

interface AntibiogramProps {
  readonly microorganisms: readonly Microorganism[];
}

/** One microorganism as a table, several side by side as a matrix. */
export function Antibiogram({ microorganisms }: AntibiogramProps) {
  const rows = antibiogramMatrix(microorganisms);
  if (microorganisms.length > 1 && rows.length > 0) {
    return <AntibiogramMatrix microorganisms={microorganisms} rows={rows} />;
  }
  return microorganisms.map((microorganism, position) => (
    <AntibiogramOrganism key={position} microorganism={microorganism} />
  ));
}
