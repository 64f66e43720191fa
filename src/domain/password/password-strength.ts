import {
  characterClasses,
  minimumLength,
  passwordLength,
  type PasswordRules,
} from './password-rules';

/** 0 weak, 1 medium, 2 good, 3 safe, 4 very safe. */
export type StrengthLevel = 0 | 1 | 2 | 3 | 4;

export const STRENGTH_LEVELS: readonly StrengthLevel[] = [0, 1, 2, 3, 4];

/**
 * The level of the meter: the character classes present, the special one counted for everybody, and one more when there are over
 * two of them in a password that is long enough. Null when no class is present.
 */
export function passwordStrength(
  password: string,
  { administrator }: Pick<PasswordRules, 'administrator'>,
): StrengthLevel | null {
  const present = characterClasses(password).filter(({ isMet }) => isMet).length;
  const isLong = passwordLength(password) >= minimumLength({ administrator });
  const points = present + (present > 2 && isLong ? 1 : 0);
  return STRENGTH_LEVELS[points - 1] ?? null;
}
