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
    [{ result: '', unreadable: ['result'] }, { result: UNREAD }],
    [{ result: '', state: 1, unreadable: ['result'] }, { result: UNREAD }],
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

it('says of a culture how much grew, its comment, and what the laboratory says to print besides', () => {
  const measured = { antibiotic: 'Ampicilina', mic: '<=2', interpretation: 'S' };
  const printed = { ...measured, mic: '>=32', interpretation: 'R', method: 'manual' } as const;
  const disk = {
    antibiotic: 'Cefoxitina',
    mic: '12',
    interpretation: 'R',
    method: 'disk',
  } as const;
  const organism = { id: 1, name: 'E. coli', comment: 'BLEE', antibiotics: [], unreadable: 0 };
  const count = '<p>> 10<sup>5</sup> UFC/mL</p><p>en dos placas</p>';
  const lines = ['count: > 10<sup>5</sup> UFC/mL', 'en dos placas', 'BLEE', 'complement: Aislar'];
  const antibiotics = [
    { ...measured, printed: [printed] },
    { antibiotic: 'Cefoxitina', mic: '', interpretation: '', printed: [disk] },
  ];
  const microorganisms = [
    { ...organism, antibiotics },
    { ...organism, count, complement: 'Aislar' },
  ];
  expect(legacyOf({ microorganisms })).toMatchObject({
    hasAntibiogram: true,
    antibiogram: [
      {
        comment: 'BLEE\nAmpicilina: >=32 (manual) R\nCefoxitina: 12 (disk) R',
        resultsMicrobiology: [{ cmi: '<=2', interpretationCMI: 'S' }, { cmi: '' }],
      },
      { comment: lines.join('\n') },
    ],
  });
});

it('leaves fixed comments to their own columns, options out of what is not validated, and says the technique of a profile without name', () => {
  const fields: Fields = {
    ...{ hasComment: true, comment: 'Hemolizada', fixedComment: '<p>Ayuno de 12 horas</p>' },
    referenceComment: 'Deseable < 200',
  };
  const wire = { optionsTemplate: [{ option: 'Nitritos', result: 'Positivo' }] };
  expect(legacyOf(fields, wire)).toMatchObject({
    ...{ commentResult: 'Hemolizada', optionsTemplate: [{ result: 'Positivo' }] },
  });
  expect(legacyOf({ ...fields, state: 3 }, wire)['optionsTemplate']).toEqual([]);
  for (const profileName of ['', ' ']) {
    const profile = { profileId: 5, profileName, technique: 'Impedancia' };
    const tests = [1, 2].map((testId) => reportTest({ ...profile, testId }));
    for (const test of tests) {
      const row = legacyTest({ test, wire: {}, profile: tests, words });
      expect(row).toMatchObject({ viewtechnique: true, techniqueprofile: 'Impedancia' });
    }
  }
});
