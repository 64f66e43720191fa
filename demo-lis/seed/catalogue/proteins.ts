import type { TestDefinition } from './definitions';

const CAPILLARY = 'Electroforesis capilar';

/** Serum proteins and their fractions; part of the chemistry area. */
export const PROTEINS: readonly TestDefinition[] = [
  {
    code: '2050',
    name: 'Proteínas totales',
    nameEnglish: 'Total protein',
    abbreviation: 'PROT',
    unit: 'g/dL',
    digits: 1,
    technique: 'Biuret',
    reference: [6.4, 8.3],
  },
  {
    code: '2051',
    name: 'Albúmina, fracción',
    nameEnglish: 'Albumin fraction',
    abbreviation: 'ALBF',
    unit: '%',
    digits: 1,
    technique: CAPILLARY,
    reference: [55.8, 66.1],
    derive: (value) => 100 - value('ALF1') - value('ALF2') - value('BETA') - value('GAMA'),
  },
  {
    code: '2052',
    name: 'Alfa 1 globulinas',
    nameEnglish: 'Alpha-1 globulins',
    abbreviation: 'ALF1',
    unit: '%',
    digits: 1,
    technique: CAPILLARY,
    reference: [2.9, 4.9],
  },
  {
    code: '2053',
    name: 'Alfa 2 globulinas',
    nameEnglish: 'Alpha-2 globulins',
    abbreviation: 'ALF2',
    unit: '%',
    digits: 1,
    technique: CAPILLARY,
    reference: [7.1, 11.8],
  },
  {
    code: '2054',
    name: 'Beta globulinas',
    nameEnglish: 'Beta globulins',
    abbreviation: 'BETA',
    unit: '%',
    digits: 1,
    technique: CAPILLARY,
    reference: [8.4, 13.1],
  },
  {
    code: '2055',
    name: 'Gamma globulinas',
    nameEnglish: 'Gamma globulins',
    abbreviation: 'GAMA',
    unit: '%',
    digits: 1,
    technique: CAPILLARY,
    reference: [11.1, 18.8],
  },
];
