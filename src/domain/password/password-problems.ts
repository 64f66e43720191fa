import { isAcceptable, type PasswordRules } from './password-rules';

/** What the form holds; `current` is null where the old password is not asked for. */
export interface PasswordFields {
  readonly current: string | null;
  readonly password: string;
  readonly repetition: string;
}

export type PasswordField = keyof PasswordFields;

/** Keys of the message catalogue that stand at a field. */
export type PasswordMessage = '0018' | '0020' | '0153' | '0154' | '0155' | '0162';

export interface PasswordProblem {
  readonly field: PasswordField;
  readonly message: PasswordMessage;
}

/**
 * What keeps the form from being sent, at most one problem per field and in the order of the fields: 0020 empty, 0153 against
 * the policy, 0155 equal to the old one, 0162 repeated differently.
 */
export function passwordProblems(
  { current, password, repetition }: PasswordFields,
  rules: PasswordRules,
): readonly PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  if (current === '') problems.push({ field: 'current', message: '0020' });
  if (password.trim() === '') problems.push({ field: 'password', message: '0020' });
  else if (!isAcceptable(password, rules)) problems.push({ field: 'password', message: '0153' });
  else if (password === current) problems.push({ field: 'password', message: '0155' });
  if (repetition === '') problems.push({ field: 'repetition', message: '0020' });
  else if (repetition !== password) problems.push({ field: 'repetition', message: '0162' });
  return problems;
}
