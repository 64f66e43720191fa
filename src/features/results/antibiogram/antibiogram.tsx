import { antibiogramMatrix } from '@/domain/results/antibiogram/antibiogram-matrix';
import type { Microorganism } from '@/domain/results/antibiogram/antibiogram';
import { numberedMicroorganisms } from '@/domain/results/antibiogram/numbered-microorganisms';

import { AntibiogramMatrix } from './antibiogram-matrix';
import { AntibiogramOrganism } from './antibiogram-organism';

interface AntibiogramProps {
  readonly microorganisms: readonly Microorganism[];
}

/** One microorganism as a table, several side by side as a matrix; those of one name with a number. */
export function Antibiogram({ microorganisms: found }: AntibiogramProps) {
  const microorganisms = numberedMicroorganisms(found);
  const rows = antibiogramMatrix(microorganisms);
  if (microorganisms.length > 1 && rows.length > 0) {
    return <AntibiogramMatrix microorganisms={microorganisms} rows={rows} />;
  }
  return microorganisms.map((microorganism, position) => (
    <AntibiogramOrganism key={position} microorganism={microorganism} />
  ));
}
