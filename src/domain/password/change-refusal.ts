import type { PasswordProblem } from './password-problems';

/**
 * What the server says against a change: 0 a value is empty, 1 used before, 2 the old password is wrong, 3 the same as the old
 * one. Null when no entry is known: then the call simply failed.
 */
export function changeRefusal(entries: readonly string[], policy: boolean): PasswordProblem | null {
  const codes = entries.map((entry) => entry.split('|')[0]?.trim());
  if (codes.includes('2')) return { field: 'current', message: policy ? '0018' : '0162' };
  if (codes.includes('1')) return { field: 'password', message: '0154' };
  if (codes.includes('3')) return { field: 'password', message: '0155' };
  if (codes.includes('0')) return { field: 'password', message: '0020' };
  return null;
}
