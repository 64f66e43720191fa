import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  hasOwnMark,
  isUnvalidatedValue,
  resultText,
  takesUnit,
  type ResultText,
} from '@/domain/results/values/result-text';
import { reportRow } from '@/domain/reports/content/report-row';
import type { ReportTest } from '@/domain/reports/content/report-order';
import { anyText } from '@tests/support/fixtures/any-text';
import { reportTest, words } from '@tests/support/fixtures/report-order';
import { runs } from '@tests/support/environment/runs';

const TEXTS = { pendingText: 'PENDIENTE', restrictedText: 'RESTRINGIDO' };
const of = (fields: Parameters<typeof reportTest>[0]) => resultText(reportTest(fields), TEXTS);
const value = (text: string, isLong = false) => ({ kind: 'value', text, isLong }) as const;
const pending = (text = '') => ({ kind: 'pending', text }) as const;
const withheld = (text = 'RESTRINGIDO') => ({ kind: 'withheld', text }) as const;
const nothing = (kind: 'missing' | 'unreadable') => ({ kind, text: '' }) as const;
const UNREADABLE = { result: '', unreadable: ['result'] } as const;
/** Of a reader with the right to see it. */
const OPEN = { confidential: true, withheld: false };
const PENDING = { result: 'Pendiente', state: 2, pathology: 6 };

it.each<[string, Partial<ReportTest>, ResultText]>([
  ['an empty result of an open test', { result: '', state: 2 }, pending()],
  ['an empty result of an unreadable state', { result: '', state: -1 }, pending()],
  ['an empty validated result', { result: '' }, nothing('missing')],
  ['an empty printed result', { result: '', state: 5 }, nothing('missing')],
  ['spaces only', { result: ' \n' }, nothing('missing')],
  ['a result of another shape', UNREADABLE, nothing('unreadable')],
  ['one of an open test', { ...UNREADABLE, state: 1 }, nothing('unreadable')],
  ['a blocked one', { ...UNREADABLE, blocked: true }, withheld()],
  ['the pending text', { result: 'PENDIENTE', state: 2 }, pending('PENDIENTE')],
  ['it in an unreadable state', { result: 'PENDIENTE', state: -1 }, pending('PENDIENTE')],
  ['the word of a server without a set one', PENDING, pending('Pendiente')],
  ['that word as a validated value', { result: 'Pendiente', state: 4 }, value('Pendiente')],
  ['it with a blank', { result: 'PENDIENTE ', state: 2 }, pending('PENDIENTE ')],
  ['another text of an open test', { result: '5.1', state: 2 }, value('5.1')],
  ['the same word as a validated value', { result: 'PENDIENTE', state: 4 }, value('PENDIENTE')],
  ['a restricted result, in the set word', { result: '', confidential: true }, withheld()],
  ['a restricted result that is blank', { result: ' ', confidential: true }, withheld()],
  ['the word on a test that is not confidential', { result: 'RESTRINGIDO' }, value('RESTRINGIDO')],
  ['a confidential one that may be read', { ...OPEN, result: '5' }, value('5')],
  ['one that may be read and waits', { ...OPEN, result: '', state: 2 }, pending()],
  ['a blocked one, in the server’s text', { result: 'No', blocked: true }, withheld('No')],
  ['40 characters', { result: 'x'.repeat(40) }, value('x'.repeat(40))],
  ['41 characters', { result: 'x'.repeat(41) }, value('x'.repeat(41), true)],
  ['two lines', { result: 'a\nb' }, value('a\nb', true)],
])('%s', (_case, fields, expected) => {
  expect(of(fields)).toEqual(expected);
});

it('a withheld result without any word is left to the screen to name', () => {
  const test = reportTest({ result: '', confidential: true });
  expect(resultText(test, { ...TEXTS, restrictedText: '' })).toEqual(withheld(''));
});

it.each([
  ['a validated value', {}, false],
  ['a blocked result', { blocked: true, state: 3 }, false],
  ['a value that is not validated', { state: 3 }, true],
  ['an open test', { state: 0, result: '' }, false],
] as const)('told as not validated, %s: %s', (_case, fields, expected) => {
  const test = reportTest(fields);
  expect(isUnvalidatedValue(test, resultText(test, TEXTS))).toBe(expected);
});

it.each<[string, Partial<ReportTest>, boolean]>([
  ['a value', {}, true],
  ['a validated test without a result', { result: '' }, true],
  ['a result that could not be read', { result: '', unreadable: ['result'] }, true],
  ['a pending test', { result: '', state: 2 }, false],
  ['a withheld result', { result: 'Bloqueado', blocked: true }, false],
])('beside %s stands the mark of its test: %s', (_case, fields, expected) => {
  expect(hasOwnMark(of(fields))).toBe(expected);
});

it.each<[string, Partial<ReportTest>, boolean]>([
  ['a number', { result: '5.1' }, true],
  ['a titre', { result: '> 1:160' }, true],
  ['words', { result: 'Negativo' }, false],
  ['the pending text', { result: 'PENDIENTE', state: 2 }, false],
  ['a pending test', { result: '', state: 2 }, false],
  ['a validated test without a result', { result: '' }, false],
  ['a result that could not be read', { result: '', unreadable: ['result'] }, false],
  ['a withheld result', { result: 'Bloqueado', blocked: true }, false],
])('behind %s stands the unit of its test, on screen and paper: %s', (_case, fields, expected) => {
  expect(takesUnit(of(fields))).toBe(expected);
  const row = reportRow(reportTest({ ...fields, unit: 'g/dL' }), '', words);
  expect(row.unit).toBe(expected ? 'g/dL' : '');
});

it('whatever was written is shown as it was written', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(of({ result: text }).text).toBe(text.trim() === '' ? '' : text);
    }),
    { numRuns: runs(2_000, 20_000) },
  );
});
