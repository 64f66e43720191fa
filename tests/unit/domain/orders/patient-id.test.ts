import fc from 'fast-check';
import { expect, it } from 'vitest';

import { cleanedPatientId, patientIdProblem } from '@/domain/orders/patient-id';

it.each([
  ['digits', '0012345', null],
  ['a single star', '*', null],
  ['nothing', '', 'required'],
  ['spaces only', '  ', 'required'],
  ['two stars', '**', 'not-digits'],
  ['a star among digits', '12*', 'not-digits'],
  ['dots', '1.020.304', 'not-digits'],
  ['a space at the end', '1020304 ', 'not-digits'],
  ['letters', 'AB1020', 'not-digits'],
  ['a hyphen', '900-1', 'not-digits'],
])('%s', (_case, typed, problem) => {
  expect(patientIdProblem(typed)).toBe(problem);
});

it.each([
  ['dots and spaces', ' 1.020.304 ', '1020304'],
  ['letters and a hyphen', 'CC 10-20', '1020'],
  ['stars', '**', '*'],
  ['letters only', 'ABC', null],
])('what is left of %s', (_case, typed, cleaned) => {
  expect(cleanedPatientId(typed)).toBe(cleaned);
});

it('offers only what can be searched', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const cleaned = cleanedPatientId(typed);
      expect(cleaned === null ? null : patientIdProblem(cleaned)).toBeNull();
    }),
  );
});
