import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  hasOwnMark,
  isDone,
  resultText,
  type ResultText,
} from '@/domain/results/values/result-text';
import type { ReportTest } from '@/domain/reports/content/report-order';
import { reportTest } from '@tests/support/fixtures/report-order';
import { runs } from '@tests/support/environment/runs';

const TEXTS = { pendingText: 'PENDIENTE', restrictedText: 'RESTRINGIDO' };
const of = (fields: Parameters<typeof reportTest>[0]) => resultText(reportTest(fields), TEXTS);
const value = (text: string, isLong = false) => ({ kind: 'value', text, isLong }) as const;

it.each<[string, Partial<ReportTest>, ResultText]>([
  ['an empty result of an open test', { result: '', state: 2 }, { kind: 'pending', text: '' }],
  [
    'an empty result of an unreadable state',
    { result: '', state: -1 },
    { kind: 'pending', text: '' },
  ],
  ['an empty validated result', { result: '' }, { kind: 'missing', text: '' }],
  ['an empty printed result', { result: '', state: 5 }, { kind: 'missing', text: '' }],
  ['spaces only', { result: ' \n' }, { kind: 'missing', text: '' }],
  [
    'a result of another shape',
    { result: '', unreadable: ['result'] },
    { kind: 'unreadable', text: '' },
  ],
  [
    'a result of another shape of an open test',
    { result: '', unreadable: ['result'], state: 1 },
    { kind: 'unreadable', text: '' },
  ],
  [
    'a blocked result of another shape',
    { result: '', unreadable: ['result'], blocked: true },
    { kind: 'withheld', text: 'RESTRINGIDO' },
  ],
  [
    'the pending text of an open test',
    { result: 'PENDIENTE', state: 2 },
    { kind: 'pending', text: 'PENDIENTE' },
  ],
  [
    'the pending text when the state is unreadable',
    { result: 'PENDIENTE', state: -1 },
    { kind: 'pending', text: 'PENDIENTE' },
  ],
  [
    'the word of a server whose laboratory set none, of an open test',
    { result: 'Pendiente', state: 2, pathology: 6 },
    { kind: 'pending', text: 'Pendiente' },
  ],
  ['that word as a validated value', { result: 'Pendiente', state: 4 }, value('Pendiente')],
  [
    'the pending text with a blank that its setting lost',
    { result: 'PENDIENTE ', state: 2 },
    { kind: 'pending', text: 'PENDIENTE ' },
  ],
  ['another text of an open test', { result: '5.1', state: 2 }, value('5.1')],
  ['the same word as a validated value', { result: 'PENDIENTE', state: 4 }, value('PENDIENTE')],
  [
    "a restricted result, in the laboratory's word",
    { result: '', confidential: true },
    { kind: 'withheld', text: 'RESTRINGIDO' },
  ],
  [
    'a restricted result that is blank',
    { result: ' ', confidential: true },
    { kind: 'withheld', text: 'RESTRINGIDO' },
  ],
  [
    'the same word on an open test that is not confidential',
    { result: 'RESTRINGIDO' },
    value('RESTRINGIDO'),
  ],
  [
    'a confidential result that may be read',
    { result: '5', confidential: true, withheld: false },
    value('5'),
  ],
  ...['RESTRINGIDO', 'Restringido '].map((result): [string, Partial<ReportTest>, ResultText] => [
    `a confidential result that may be read, in whose place the server wrote ${result}`,
    { result, confidential: true, withheld: false, pathology: 6 },
    { kind: 'withheld', text: result },
  ]),
  [
    'a confidential result that may be read and is not there yet',
    { result: '', state: 2, confidential: true, withheld: false },
    { kind: 'pending', text: '' },
  ],
  [
    'a blocked result, in the text of the server',
    { result: 'Bloqueado', blocked: true },
    { kind: 'withheld', text: 'Bloqueado' },
  ],
  ['40 characters', { result: 'x'.repeat(40) }, value('x'.repeat(40))],
  ['41 characters', { result: 'x'.repeat(41) }, value('x'.repeat(41), true)],
  ['two lines', { result: 'a\nb' }, value('a\nb', true)],
])('%s', (_case, fields, expected) => {
  expect(of(fields)).toEqual(expected);
});

it.each([
  '<5',
  '< 5',
  '> 1:160',
  '+',
  '-',
  '0',
  '2026-11-20',
  '10<sup>6</sup>',
  ' 5 ',
  '&lt;5',
  '<LDD',
])('a value stays as it was written: %s (F1)', (text) => {
  expect(of({ result: text })).toEqual(value(text));
});

it('a withheld result without any word is left to the screen to name', () => {
  const test = reportTest({ result: '', confidential: true });
  expect(resultText(test, { ...TEXTS, restrictedText: '' })).toEqual({
    kind: 'withheld',
    text: '',
  });
});

it.each([
  ['a validated value', {}, true],
  ['a validated value whose unit could not be read', { unreadable: ['unit'] }, true],
  ['a blocked result', { blocked: true }, true],
  ['a validated test without a result', { result: '' }, false],
  ['a result that could not be read', { result: '', unreadable: ['result'] }, false],
  ['a value that is not validated', { state: 3 }, false],
  ['an open test', { state: 0, result: '' }, false],
  ['an unreadable state', { state: -1 }, false],
] as const)('done, %s: %s', (_case, fields, expected) => {
  const test = reportTest(fields);
  expect(isDone(test, resultText(test, TEXTS))).toBe(expected);
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

it('whatever was written is shown as it was written (F1)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(of({ result: text }).text).toBe(text.trim() === '' ? '' : text);
    }),
    { numRuns: runs(2_000, 20_000) },
  );
});
