// What the portal's own report says of a test (report-row.test.ts), in the columns of old templates.
import { expect, it } from 'vitest';

import { legacyTest } from '@/extensions/stimulsoft/legacy/legacy-test';
import { reportTest, words } from '@tests/support/fixtures/report-order';

type Fields = Parameters<typeof reportTest>[0];

const legacyOf = (fields: Fields, wire: object = {}) => {
  const test = reportTest(fields);
  return legacyTest({ test, wire, profile: [test], words });
};

const OUTSIDE = { flag: `outside. ${words.unmarked}`, haspathology: true, pathology: 0 };
const UNMARKED = { flag: '', haspathology: false, pathology: 0 };
const UNREAD = 'no se pudo leer';
const unread = (state: number): Fields => ({ result: '', state, unreadable: ['result'] });

it('a test says in its columns what the report of the portal says', () => {
  const cases: readonly (readonly [Fields, object])[] = [
    [{ result: '140' }, OUTSIDE],
    [{ result: '12' }, OUTSIDE],
    [{ result: '6.850', resultNumber: 6.85, reference: { min: 0.27, max: 4.2 } }, OUTSIDE],
    [{ result: '>600', resultNumber: null }, OUTSIDE],
    [{ result: '< 5', resultNumber: null }, OUTSIDE],
    [{ result: '140', state: 3 }, OUTSIDE],
    [
      { state: 0, result: 'PENDIENTE', pathology: 3 },
      { result: 'PENDIENTE', ...UNMARKED },
    ],
    [
      { state: 2, result: 'PENDIENTE', pathology: 9 },
      { result: 'PENDIENTE', ...UNMARKED },
    ],
    [
      { state: 2, result: 'PENDIENTE', pathology: -1 },
      { result: 'PENDIENTE', ...UNMARKED },
    ],
    [
      { state: 2, result: '', pathology: 3 },
      { result: 'Pendiente', ...UNMARKED },
    ],
    [{ result: ' ' }, { result: 'Validado sin resultado' }],
    [{ result: '', state: 1 }, { result: 'Pendiente' }],
    [unread(4), { result: UNREAD }],
    [unread(1), { result: UNREAD }],
    [
      {
        ...{ name: '', unit: '', comment: '', hasComment: true },
        reference: { min: null, max: null },
        unreadable: ['name', 'unit', 'reference', 'comment'],
      },
      {
        ...{ testName: 'GLU (el nombre no se pudo leer)', unit: UNREAD },
        ...{ refInterval: UNREAD, commentResult: UNREAD },
      },
    ],
  ];
  for (const [fields, columns] of cases) {
    expect(legacyOf(fields), JSON.stringify(fields)).toMatchObject(columns);
  }
});

it('never rounds a limit, reference, panic or reported', () => {
  const limits = { min: 0.2, max: 0.4 };
  const fields = { digits: 0, reference: limits, panic: limits, reported: limits };
  for (const name of ['ref', 'panic', 'reported']) {
    const columns = { [`${name}Minview`]: '0.2', [`${name}Maxview`]: '0.4' };
    expect(legacyOf(fields)).toMatchObject(columns);
  }
  const written = { ...limits, written: { min: '0.20', max: '0.40' } };
  expect(legacyOf({ ...fields, panic: written })).toMatchObject({ panicMinview: '0.20' });
});

it('adds to the comment of an antibiogram what the laboratory says to print besides', () => {
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
  expect(legacyOf({ microorganisms })).toMatchObject({
    hasAntibiogram: true,
    antibiogram: [
      {
        comment: 'BLEE\nAmpicilina: >=32 (manual) R\nCefoxitina: 12 (disk) R',
        resultsMicrobiology: [{ cmi: '<=2', interpretationCMI: 'S' }, { cmi: '' }],
      },
    ],
  });
});

it('says how much of a microorganism grew before its comment, and what is added after it', () => {
  const organism = { id: 1, name: 'E. coli', comment: 'BLEE', antibiotics: [], unreadable: 0 };
  const count = '<p>> 10<sup>5</sup> UFC/mL</p><p>en dos placas</p>';
  const microorganisms = [{ ...organism, count, complement: 'Aislar' }, organism];
  const lines = ['count: > 10<sup>5</sup> UFC/mL', 'en dos placas', 'BLEE', 'complement: Aislar'];
  expect(legacyOf({ microorganisms })).toMatchObject({
    antibiogram: [{ comment: lines.join('\n') }, { comment: 'BLEE' }],
  });
});

it('leaves fixed comments to their own columns, and options out of what is not validated', () => {
  const fields: Fields = {
    ...{ hasComment: true, comment: 'Hemolizada', fixedComment: '<p>Ayuno de 12 horas</p>' },
    referenceComment: 'Deseable < 200',
  };
  const wire = { optionsTemplate: [{ option: 'Nitritos', result: 'Positivo' }] };
  expect(legacyOf(fields, wire)).toMatchObject({
    ...{ commentResult: 'Hemolizada', optionsTemplate: [{ result: 'Positivo' }] },
  });
  expect(legacyOf({ ...fields, state: 3 }, wire)['optionsTemplate']).toEqual([]);
});

it.each(['', ' '])('says the technique of a profile named %j', (profileName) => {
  const profile = { profileId: 5, profileName, technique: 'Impedancia' };
  const tests = [1, 2].map((testId) => reportTest({ ...profile, testId }));
  for (const test of tests) {
    const row = legacyTest({ test, wire: {}, profile: tests, words });
    expect(row).toMatchObject({ viewtechnique: true, techniqueprofile: 'Impedancia' });
  }
});
