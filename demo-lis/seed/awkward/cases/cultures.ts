import { ABSENT } from '@demo-lis/database/wire-patch';
import type { AwkwardCase } from '@demo-lis/seed/awkward/awkward-case';

/** Antibiograms by what is odd about them. */
const DETECTIONS: readonly (readonly [name: string, microorganisms: unknown])[] = [
  ['Sin microorganismos', []],
  ['Lista null', null],
  ['Lista ausente', ABSENT],
  ['Ninguno seleccionado', [organism('Escherichia coli', { selected: false })]],
  [
    'Sin la marca de selección',
    [organism('Escherichia coli', { selected: ABSENT }), organism('Candida', { selected: ABSENT })],
  ],
  ['Selección ilegible', [organism('Escherichia coli', { selected: { es: true } })]],
  ['Sin nombre', [organism('', { name: ABSENT }), organism('Klebsiella pneumoniae')]],
  ['Ilegibles junto a uno bueno', [null, 7, 'texto', {}, organism('Proteus mirabilis')]],
  ['Todos ilegibles', [null, { nombre: 'Escherichia coli' }]],
  ['Sin filas', [organism('Candida albicans', { resultsMicrobiology: null })]],
  ['Filas ausentes', [organism('Candida albicans', { resultsMicrobiology: ABSENT })]],
  ['Filas ilegibles', [organism('Escherichia coli', { resultsMicrobiology: [null, {}, row('')] })]],
  [
    'CMI ausente',
    [organism('Escherichia coli', { resultsMicrobiology: [row('Ampicilina', { cmi: null })] })],
  ],
  [
    'Interpretación con palabras',
    [organism('Escherichia coli', { resultsMicrobiology: interpretations() })],
  ],
  [
    'Comentario con HTML',
    [organism('Escherichia coli', { comment: '<img src=x onerror=alert(1)><b>BLEE</b>' })],
  ],
  ['Seleccionado como texto', [organism('Escherichia coli', { selected: 'true' })]],
  ['El mismo dos veces', [organism('Escherichia coli'), organism('Escherichia coli')]],
  [
    'Doce microorganismos',
    Array.from({ length: 12 }, (_, index) => organism(`Especie ${index + 1}`)),
  ],
  [
    'Con recuento y complemento',
    [
      organism('Escherichia coli', {
        recount: '> 10<sup>5</sup> UFC/mL',
        comment: 'Productor de BLEE',
        complementations: 'Se sugiere aislamiento de contacto',
      }),
    ],
  ],
  ['Nombre largo', [organism('Staphylococcus epidermidis resistente '.repeat(8))]],
];

function organism(name: string, changes: Readonly<Record<string, unknown>> = {}) {
  const rows = [row('Ampicilina'), row('Ceftriaxona', { cmi: '<=1', interpretationCMI: 'S' })];
  return { id: 11, name, comment: null, selected: true, resultsMicrobiology: rows, ...changes };
}

function row(nameAntibiotic: string, changes: Readonly<Record<string, unknown>> = {}) {
  return { idAntibiotic: 1, nameAntibiotic, cmi: '>=32', interpretationCMI: 'R', ...changes };
}

function interpretations() {
  return ['s', 'Sensible', 'R*', 'SDD', 'I ', '-', 7, '<b>R</b>'].map((interpretationCMI, index) =>
    row(`Antibiótico ${index + 1}`, { interpretationCMI }),
  );
}

/** Antibiograms a screen could break on. */
export const CULTURE_CASES: readonly AwkwardCase[] = [
  {
    kind: 'Antibiogramas raros',
    tests: DETECTIONS.map(([name, microorganisms]) => ({
      name,
      stored: {
        result: '> 100.000 UFC/mL',
        result_type: 2,
        pathology: 1,
        has_antibiogram: 1,
        area_id: 8,
      },
      microorganisms,
    })),
  },
];
