import type { CultureKind } from './catalogue/definitions';

/** An antibiotic, its minimum inhibitory concentration, how that reads, and the limits it is read by. */
type Row = readonly [antibiotic: string, concentration: string, reading: string, reference: string];

/** A microorganism with the antibiotics it was tried with. */
export interface Organism {
  readonly id: number;
  readonly name: string;
  readonly panel: 'gramNegative' | 'gramPositive';
  readonly rows: readonly Row[];
}

const ESCHERICHIA: Organism = {
  id: 11,
  name: 'Escherichia coli',
  panel: 'gramNegative',
  rows: [
    ['Ampicilina', '>=32', 'R', '<=8 S, >=32 R'],
    ['Ampicilina/sulbactam', '16', 'I', '<=8 S, >=32 R'],
    ['Cefalotina', '16', 'I', '<=8 S, >=32 R'],
    ['Ceftriaxona', '<=1', 'S', '<=1 S, >=4 R'],
    ['Gentamicina', '<=1', 'S', '<=4 S, >=16 R'],
    ['Ciprofloxacina', '>=4', 'R', '<=0.25 S, >=1 R'],
    ['Nitrofurantoína', '<=16', 'S', '<=32 S, >=128 R'],
    ['Trimetoprim/sulfametoxazol', '>=320', 'R', '<=40 S, >=80 R'],
    ['Meropenem', '<=0.25', 'S', '<=1 S, >=4 R'],
  ],
};

const KLEBSIELLA: Organism = {
  id: 12,
  name: 'Klebsiella pneumoniae ssp. pneumoniae',
  panel: 'gramNegative',
  rows: [
    ['Ampicilina', '>=32', 'R', '<=8 S, >=32 R'],
    ['Ceftriaxona', '>=64', 'R', '<=1 S, >=4 R'],
    ['Cefepime', '8', 'I', '<=2 S, >=16 R'],
    ['Amikacina', '<=2', 'S', '<=16 S, >=64 R'],
    ['Ertapenem', '<=0.5', 'S', '<=0.5 S, >=2 R'],
    ['Ciprofloxacina', '0.5', 'I', '<=0.25 S, >=1 R'],
  ],
};

const SALMONELLA: Organism = {
  id: 13,
  name: 'Salmonella enterica',
  panel: 'gramNegative',
  rows: [
    ['Ampicilina', '<=2', 'S', '<=8 S, >=32 R'],
    ['Ceftriaxona', '<=1', 'S', '<=1 S, >=4 R'],
    ['Ciprofloxacina', '0.12', 'I', '<=0.06 S, >=1 R'],
    ['Trimetoprim/sulfametoxazol', '<=20', 'S', '<=40 S, >=80 R'],
  ],
};

const STAPHYLOCOCCUS: Organism = {
  id: 21,
  name: 'Staphylococcus aureus',
  panel: 'gramPositive',
  rows: [
    ['Oxacilina', '>=4', 'R', '<=2 S, >=4 R'],
    ['Clindamicina', '0.25', 'S', '<=0.5 S, >=4 R'],
    ['Eritromicina', '>=8', 'R', '<=0.5 S, >=8 R'],
    ['Linezolid', '2', 'S', '<=4 S, >=8 R'],
    ['Vancomicina', '1', 'S', '<=2 S, >=16 R'],
  ],
};

const ENTEROCOCCUS: Organism = {
  id: 22,
  name: 'Enterococcus faecalis',
  panel: 'gramPositive',
  rows: [
    ['Ampicilina', '<=2', 'S', '<=8 S, >=16 R'],
    ['Linezolid', '1', 'S', '<=2 S, >=8 R'],
    ['Nitrofurantoína', '<=16', 'S', '<=32 S, >=128 R'],
    ['Gentamicina de alta carga', '>=500', 'R', '<500 S, >=500 R'],
    ['Vancomicina', '1', 'S', '<=4 S, >=32 R'],
  ],
};

const SHIGELLA: Organism = {
  id: 14,
  name: 'Shigella flexneri',
  panel: 'gramNegative',
  rows: [
    ['Ampicilina', '>=32', 'R', '<=8 S, >=32 R'],
    ['Ceftriaxona', '<=1', 'S', '<=1 S, >=4 R'],
    ['Azitromicina', '8', 'S', '<=8 S, >=32 R'],
  ],
};

/** What grows in a kind of culture, the usual one first. */
export const ORGANISMS: Readonly<Record<CultureKind, readonly [Organism, Organism, Organism]>> = {
  urine: [ESCHERICHIA, KLEBSIELLA, ENTEROCOCCUS],
  stool: [SALMONELLA, SHIGELLA, ESCHERICHIA],
  blood: [STAPHYLOCOCCUS, KLEBSIELLA, ENTEROCOCCUS],
};
