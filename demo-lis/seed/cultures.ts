import type { NewRow } from '@demo-lis/database/insert-rows';
import type { CultureKind } from './catalogue/definitions';
import { ORGANISMS } from './organisms';
import type { Organism } from './organisms';
import type { Random } from './random';

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

/**
 * The microorganisms of a positive culture as rows of `microorganisms`: one to three that were found, and at times one that
 * was ruled out. Some benches send concentrations without an interpretation.
 */
export function microorganismRows(culture: PositiveCulture, random: Random): readonly NewRow[] {
  const [usual, second, third] = ORGANISMS[culture.kind];
  const mixed = random.chance(0.25);
  const ruledOut = !mixed && random.chance(0.5);
  const count = random.chance(0.3) ? 3 : 2;
  const found = mixed
    ? [usual, second, third].slice(0, count)
    : [random.chance(0.7) ? usual : second];
  const isRead = random.chance(0.75);
  const rows = found.map((organism) =>
    organismRow(culture, organism, { comment: random.pick(COMMENTS), isRead }),
  );
  const excluded = organismRow(culture, found[0] === usual ? second : usual, {
    comment: null,
    isRead,
  });
  return ruledOut ? [...rows, { ...excluded, selected: 0 }] : rows;
}

function organismRow(
  culture: PositiveCulture,
  organism: Organism,
  { comment, isRead }: { readonly comment: string | null; readonly isRead: boolean },
): NewRow {
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
    interpretationCMI: isRead ? reading : null,
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
