/** Why a patient id cannot be searched. */
export type PatientIdProblem = 'required' | 'not-digits';

export const ANY_PATIENT = '*';

/** What keeps a typed patient id from being sent: only digits or a single `*` are. Null when nothing does. */
export function patientIdProblem(typed: string): PatientIdProblem | null {
  if (typed.trim() === '') return 'required';
  return typed === ANY_PATIENT || /^\d+$/.test(typed) ? null : 'not-digits';
}

/**
 * What is left of a pasted id without letters, dots, spaces and hyphens, to be offered, never sent unasked: it may be somebody
 * else's id. Null when nothing is left.
 */
export function cleanedPatientId(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits !== '') return digits;
  return typed.includes(ANY_PATIENT) ? ANY_PATIENT : null;
}
