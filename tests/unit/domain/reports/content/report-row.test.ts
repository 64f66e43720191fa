import { expect, it } from 'vitest';

import { notedFlag, reportRow } from '@/domain/reports/content/report-row';
import { reportTest, words } from '@tests/support/fixtures/report-order';

type Fields = Parameters<typeof reportTest>[0];

const rowOf = (fields: Fields) => reportRow(reportTest(fields), '', words);

it.each([
  ['above', { result: '140' }],
  ['to 0.001', { result: '6.850', resultNumber: 6.85, reference: { min: 0.27, max: 4.2 } }],
  ['beyond what is measured', { result: '>600', resultNumber: null }],
  ['not validated', { result: '140', state: 3 }],
])('a number beyond its limits that nobody marked, %s, is flagged so on paper', (_case, fields) => {
  const { unmarked } = words;
  expect(rowOf(fields)).toMatchObject({ flag: 'outside', note: unmarked, isAltered: true });
});

it('keeps the laboratory’s own flag without a note', () => {
  const row = rowOf({ result: '140', pathology: 3 });
  expect(row).toMatchObject({ flag: '↑ Alto', note: '', isAltered: true });
  expect(notedFlag(row)).toBe('↑ Alto');
  expect(rowOf({ result: '92', pathology: 3 }).flag).toBe('↑ Alto');
  expect(rowOf({ state: 2, result: '130', pathology: 3 }).flag).toBe('↑ Alto');
  expect(rowOf({ result: '92' })).toMatchObject({ flag: '', note: '', isAltered: false });
});

it.each([
  ['a high one', { state: 0, result: 'PENDIENTE', pathology: 3 }, 'PENDIENTE'],
  ['a critical one', { state: 2, result: 'PENDIENTE', pathology: 9 }, 'PENDIENTE'],
  ['one that is none', { state: 2, result: 'PENDIENTE', pathology: -1 }, 'PENDIENTE'],
  ['a high one beside nothing', { state: 2, result: '', pathology: 3 }, 'Pendiente'],
])('a pending result has no mark on paper, whatever its code: %s', (_case, fields, result) => {
  const unmarked = { flag: '', note: '', isAltered: false, isOutside: false };
  expect(rowOf(fields)).toMatchObject({ result, ...unmarked });
});

it.each([
  ['a validated test without a result', { result: ' ' }, 'Validado sin resultado'],
  ['an open test without a result', { result: '', state: 1 }, 'Pendiente'],
  ['a result of another shape', { result: '', unreadable: ['result'] }, 'no se pudo leer'],
  ['the same, not validated', { result: '', state: 1, unreadable: ['result'] }, 'no se pudo leer'],
] as const)('%s reads %s', (_case, fields, result) => {
  expect(rowOf(fields)).toMatchObject({ result, flag: '' });
});

it('says of every field that it could not be read, and keeps the others', () => {
  const fields: Fields = {
    ...{ name: '', unit: '', comment: '', hasComment: true },
    reference: { min: null, max: null },
    unreadable: ['name', 'unit', 'reference', 'comment'],
  };
  expect(rowOf(fields)).toMatchObject({
    ...{ test: 'GLU (el nombre no se pudo leer)', result: '92', unit: 'no se pudo leer' },
    ...{ interval: 'no se pudo leer', comment: ['no se pudo leer'] },
  });
});

it('never rounds a limit', () => {
  const reference = { min: 0.2, max: 0.4 };
  expect(rowOf({ digits: 0, reference }).interval).toBe('0.2 – 0.4');
});

it('numbers two strains of one name, each with its own comment', () => {
  const strain = { id: 1, name: 'E. coli', comment: '', antibiotics: [], unreadable: 0 };
  const { microorganisms } = rowOf({ microorganisms: [strain, { ...strain, comment: 'BLEE' }] });
  const lines = microorganisms.map(({ name, comment }) => [name, ...comment].join(': '));
  expect(lines).toEqual(['E. coli (1)', 'E. coli (2): BLEE']);
});

it('prints what the laboratory says to print of an antibiogram, and says that it is not the measured one', () => {
  const measured = { antibiotic: 'Ampicilina', mic: '<=2', interpretation: 'S' };
  const printed = { ...measured, mic: '>=32', interpretation: 'R', method: 'manual' } as const;
  const cefoxitin = { antibiotic: 'Cefoxitina', mic: '', interpretation: '' };
  const disk = { ...cefoxitin, mic: '12', interpretation: 'R', method: 'disk' } as const;
  const microorganisms = [
    {
      ...{ id: 1, name: 'E. coli', comment: 'BLEE', unreadable: 0 },
      antibiotics: [
        { ...measured, printed: [printed] },
        { ...cefoxitin, printed: [disk] },
      ],
    },
  ];
  expect(rowOf({ microorganisms }).microorganisms[0]?.antibiotics).toEqual([
    { antibiotic: 'Ampicilina', mic: '>=32 (manual)', interpretation: 'R' },
    measured,
    { antibiotic: 'Cefoxitina', mic: '12 (disk)', interpretation: 'R' },
  ]);
});

const nitrites = {
  ...{ option: 'Nitritos', result: 'Positivo', normalResult: 'Negativo' },
  comment: '<p>Confirmado</p>',
};
const fields: Fields = {
  ...{ hasComment: true, comment: 'Hemolizada', fixedComment: '<p>Ayuno de 12 horas</p>' },
  referenceComment: 'Deseable < 200',
  options: [nitrites, { option: null, result: ' ', normalResult: '', comment: null }],
  unreadableOptions: 1,
};

it('prints the options with their normal result as interval, and says what could not be read', () => {
  expect(rowOf(fields).options).toMatchObject([
    { test: 'Nitritos', result: 'Positivo', interval: 'Negativo', comment: ['Confirmado'] },
    { test: words.unreadable, result: words.missing, interval: '', comment: [words.unreadable] },
    { test: words.unreadable, result: words.unreadable, comment: [] },
  ]);
});

it('prints the fixed comment and that on the reference values after the comment of the result', () => {
  expect(rowOf(fields).comment).toEqual(['Hemolizada', 'Ayuno de 12 horas', 'Deseable < 200']);
  expect(rowOf({ fixedComment: null }).comment).toEqual([words.unreadable]);
});

it('prints none of it beside a result that is not validated', () => {
  const reported = { ...fields, state: 3 };
  expect(rowOf(reported)).toMatchObject({ options: [], comment: [] });
});

it('prints how much of a microorganism grew before its comment, and what is added after it', () => {
  const organism = { id: 1, name: 'E. coli', comment: 'BLEE', antibiotics: [], unreadable: 0 };
  const count = '<p>> 10<sup>5</sup> UFC/mL</p><p>en dos placas</p>';
  const microorganisms = [{ ...organism, count, complement: 'Aislar' }, organism];
  const [counted, plain] = rowOf({ microorganisms }).microorganisms;
  const lines = ['count: > 10<sup>5</sup> UFC/mL', 'en dos placas', 'BLEE', 'complement: Aislar'];
  expect(counted?.comment).toEqual(lines);
  expect(plain?.comment).toEqual(['BLEE']);
});
