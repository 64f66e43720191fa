import { foldText } from '@/domain/base/fold-text';

import { fullName, type NameParts } from './full-name';
import type { PatientKey } from './patient-orders';

/** A patient as one answer names them: 0 and empty where it does not say. */
export type NamedPatient = PatientKey & NameParts;

type Verdict = 'same' | 'other' | 'unknown';

const SEPARATORS = /[^\p{L}\p{N}]+/gu;

function compared<T>(one: T, another: T, unknown: T): Verdict {
  if (one === unknown || another === unknown) return 'unknown';
  return one === another ? 'same' : 'other';
}

/** Letters and digits of a document, without the zeros that some systems fill it up with. */
function bareDocument({ patientId }: NamedPatient): string {
  return foldText(patientId).replaceAll(SEPARATORS, '').replace(/^0+/, '');
}

/** One number in two document types may be of two people, or of one who came of age. */
function byDocument(one: NamedPatient, another: NamedPatient): Verdict {
  const verdict = compared(bareDocument(one), bareDocument(another), '');
  const isOfOtherType = compared(one.documentTypeId, another.documentTypeId, 0) === 'other';
  return verdict === 'same' && isOfOtherType ? 'unknown' : verdict;
}

function words(patient: NamedPatient): readonly string[] {
  return foldText(fullName(patient))
    .split(SEPARATORS)
    .filter((word) => word !== '');
}

/** Parts may be missing, stand in another order, or be written as one word: `De la Cruz`, `Delacruz`. */
function byName(one: NamedPatient, another: NamedPatient): Verdict {
  const [ones, others] = [words(one), words(another)];
  if (ones.length === 0 || others.length === 0) return 'unknown';
  const isIn = (some: readonly string[], all: readonly string[]) =>
    some.every((word) => all.join('').includes(word));
  return isIn(ones, others) || isIn(others, ones) ? 'same' : 'other';
}

/**
 * Whether two answers about one order name two patients: two of record, document and names differ, and neither record nor
 * document is the same. One alone may be a spelling, a corrected letter or another system's id.
 */
export function isOtherPatient(one: NamedPatient, another: NamedPatient): boolean {
  const record = compared(one.patientIdDB, another.patientIdDB, 0);
  const document = byDocument(one, another);
  if (record === 'same' || document === 'same') return false;
  const verdicts = [record, document, byName(one, another)];
  return verdicts.filter((verdict) => verdict === 'other').length > 1;
}
