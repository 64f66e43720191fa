import type { NewRow } from '@demo-lis/database/insert-rows';
import type { CultureKind } from './catalogue/definitions';
import type { Random } from './random';

type Row = readonly [antibiotic: string, concentration: string, reading: string, reference: string];

interface Organism {
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

const ORGANISMS: Readonly<Record<CultureKind, readonly [Organism, Organism]>> = {
  urine: [ESCHERICHIA, KLEBSIELLA],
  stool: [SALMONELLA, ESCHERICHIA],
  blood: [STAPHYLOCOCCUS, KLEBSIELLA],
};

const COMMENTS: readonly string[] = [
  '<p>Recuento: <b>mayor de 100.000 UFC/mL</b>. Correlacionar con el cuadro clínico.</p>',
  '<p>Fenotipo compatible con betalactamasa de espectro extendido (<i>BLEE</i>).</p>',
  'Se sugiere control posterior al tratamiento.',
];

/** Where a positive culture belongs. read: when the antibiogram was read, epoch ms. */
export interface PositiveCulture {
  readonly order: number;
  readonly testId: number;
  readonly kind: CultureKind;
  readonly read: number;
}

/** The microorganisms of a positive culture as rows of `microorganisms`: the finding, and at times one that was ruled out. */
export function microorganismRows(culture: PositiveCulture, random: Random): readonly NewRow[] {
  const [usual, other] = ORGANISMS[culture.kind];
  const mixed = random.chance(0.2);
  const ruledOut = !mixed && random.chance(0.5);
  const found = mixed ? [usual, other] : [random.chance(0.7) ? usual : other];
  const rows = found.map((organism) => organismRow(culture, organism, random.pick(COMMENTS)));
  const excluded = found[0] === usual ? other : usual;
  return ruledOut ? [...rows, { ...organismRow(culture, excluded, null), selected: 0 }] : rows;
}

function organismRow(culture: PositiveCulture, organism: Organism, comment: string | null): NewRow {
  const negative = organism.panel === 'gramNegative';
  const sensitivity = {
    id: negative ? 1 : 2,
    code: negative ? 'GN' : 'GP',
    abbr: negative ? 'GN' : 'GP',
    name: negative ? 'Gram negativos' : 'Gram positivos',
    suppressionRule: false,
    state: true,
  };
  const rows = organism.rows.map(([antibiotic, concentration, reading, reference], index) => ({
    idSensitivity: sensitivity.id,
    idAntibiotic: organism.id * 100 + index + 1,
    nameAntibiotic: antibiotic,
    line: index < 5 ? 1 : 2,
    referenceValue: reference,
    unit: 31,
    cmi: concentration,
    interpretationCMI: reading,
    cmiM: null,
    interpretationCMIM: null,
    cmiMPrint: false,
    disk: null,
    interpretationDisk: null,
    diskPrint: false,
    // The last row was tested but is not released for the report.
    selected: index < organism.rows.length - 1,
    dateCMI: culture.read,
  }));
  return {
    order_number: culture.order,
    test_id: culture.testId,
    id: organism.id,
    name: organism.name,
    comment,
    selected: 1,
    sensitivity: JSON.stringify(sensitivity),
    rows: JSON.stringify(rows),
  };
}
