import fc from 'fast-check';
import { expect, it } from 'vitest';

import { resultText } from '@/domain/results/result-text';
import { reportTest } from '@tests/support/fixtures/report-order';
import { runs } from '@tests/support/runs';

const TEXTS = { pendingText: 'PENDIENTE', restrictedText: 'RESTRINGIDO' };
const of = (fields: Parameters<typeof reportTest>[0]) => resultText(reportTest(fields), TEXTS);
const value = (text: string, isLong = false) => ({ kind: 'value', text, isLong });

it.each([
  ['an empty result', { result: '' }, { kind: 'pending', text: '' }],
  ['spaces only', { result: ' \n' }, { kind: 'pending', text: '' }],
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
  ['the same word as a validated value', { result: 'PENDIENTE', state: 4 }, value('PENDIENTE')],
  [
    'the restricted text',
    { result: 'RESTRINGIDO', confidential: true },
    { kind: 'withheld', text: 'RESTRINGIDO' },
  ],
  [
    'the same word on an open test that is not confidential',
    { result: 'RESTRINGIDO' },
    value('RESTRINGIDO'),
  ],
  ['a confidential result that may be read', { result: '5', confidential: true }, value('5')],
  ['a blocked result', { result: '5', blocked: true }, { kind: 'withheld', text: '5' }],
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

it('whatever was written is shown as it was written (F1)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(of({ result: text }).text).toBe(text.trim() === '' ? '' : text);
    }),
    { numRuns: runs(2_000, 20_000) },
  );
});
