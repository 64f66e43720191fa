import { expect, it } from 'vitest';

import { buildTestResult, testFields } from '@/api/orders/test-reader';
import { explanationsOf } from '@/domain/glossary/glossary';
import { inLanguage } from '@/domain/results/in-language';
import type { TestResult } from '@/domain/results/test-result';
import { resultText } from '@/domain/results/values/result-text';
import { record } from '@/lib/wire/readers';
import { wireTest } from '@tests/support/orders/dashboard';

const AREAS = [{ id: 1, name: 'Química', nameEnglish: 'Chemistry', ordering: 1 }];
const NAMES = { nameTestEnglish: 'Glucose', nameAreaEnglish: 'Clinical chemistry' };
const reader = record(testFields, (wire) => wire);

function read(fields: object): TestResult {
  const wire = reader({
    ...wireTest('202603010001', 1),
    ...{ testName: 'Glucosa', areaId: 1, areaName: 'Química', profileId: 3, profileName: 'Perfil' },
    ...fields,
  });
  if (typeof wire === 'symbol') throw new Error('unreadable');
  return buildTestResult(wire, false);
}

function shown(fields: object, language: 'en' | 'es' = 'en') {
  const [test = read({})] = inLanguage([read(fields)], language, AREAS);
  const { text } = resultText(test, { pendingText: '', restrictedText: '' });
  return [test.areaName, test.profileName, test.name, text];
}

it.each([
  [{ ...NAMES, profileNameEnglish: 'Profile' }, ['Clinical chemistry', 'Profile', 'Glucose', '90']],
  [{ nameTestEnglish: ' ', profileNameEnglish: null }, ['Chemistry', 'Perfil', 'Glucosa', '90']],
  [{ areaId: 9, nameTestEnglish: 7 }, ['Química', 'Perfil', '7', '90']],
  // What only a name groups keeps it.
  [
    { ...NAMES, areaId: 0, profileId: 0, profileNameEnglish: 'Profile' },
    ['Química', 'Perfil', 'Glucose', '90'],
  ],
  [{ areaId: 9, nameTestEnglish: {} }, ['Química', 'Perfil', 'Glucosa', '90']],
  // Whether an English result says the same nobody can tell.
  [
    { resultType: 2, result: 'Negativo', resultEnglish: 'Positive' },
    ['Chemistry', 'Perfil', 'Glucosa', 'Negativo'],
  ],
])('%j reads %j in English, and as the laboratory wrote it in Spanish', (fields, english) => {
  expect(shown({ result: '90', ...fields })).toEqual(english);
  const own = 'result' in fields ? fields.result : '90';
  expect(shown({ result: '90', ...fields }, 'es')).toEqual(['Química', 'Perfil', 'Glucosa', own]);
});

it('a text of the glossary is found by the name of the laboratory and by the English one', () => {
  const entry = {
    ...{ codes: ['1'], what: 'w', why: '', high: '', low: '', positive: '', influences: '' },
    referenceChange: null,
  };
  const [test = read({})] = inLanguage([read({ ...NAMES, testCode: '1' })], 'en', []);
  const found = (name: string) =>
    explanationsOf({ entries: [{ ...entry, names: [name] }] })(test) !== null;
  expect([found('Glucosa'), found('GLUCOSE'), found('Urea')]).toEqual([true, true, false]);
});
