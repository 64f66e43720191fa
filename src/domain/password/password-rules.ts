/** What a new password has to satisfy. */
export interface PasswordRules {
  /** SecurityPolitics: without it any password does that is not blank. */
  readonly policy: boolean;
  /** Administrators need more characters and a special one. */
  readonly administrator: boolean;
}

export type PasswordRule = 'length' | 'upper' | 'lower' | 'digit' | 'special';

/** One line of the checklist. */
export interface RuleCheck {
  readonly rule: PasswordRule;
  readonly isMet: boolean;
}

const CLASSES = {
  upper: /\p{Lu}/u,
  lower: /\p{Ll}/u,
  digit: /\p{Nd}/u,
  special: /[\p{P}\p{S}\p{Zs}]/u,
} as const;

/** Characters as people count them: an emoji outside the basic plane is one. */
export function passwordLength(password: string): number {
  return Array.from(password).length;
}

export function minimumLength({ administrator }: Pick<PasswordRules, 'administrator'>): number {
  return administrator ? 12 : 9;
}

/** Every character class, met or not, in the order of the checklist. */
export function characterClasses(password: string): readonly RuleCheck[] {
  return (['upper', 'lower', 'digit', 'special'] as const).map((rule) => ({
    rule,
    isMet: CLASSES[rule].test(password),
  }));
}

/** The live checklist under the policy: the length first, and the special character for administrators only. */
export function passwordChecklist(
  password: string,
  { administrator }: Pick<PasswordRules, 'administrator'>,
): readonly RuleCheck[] {
  const isMet = passwordLength(password) >= minimumLength({ administrator });
  const classes = characterClasses(password);
  return [
    { rule: 'length', isMet },
    ...classes.filter(({ rule }) => rule !== 'special' || administrator),
  ];
}

/** What keeps a password from being taken under the policy, in the order of the checklist; empty when nothing does. */
export function missingRules(
  password: string,
  rules: Pick<PasswordRules, 'administrator'>,
): readonly PasswordRule[] {
  return passwordChecklist(password, rules).flatMap(({ rule, isMet }) => (isMet ? [] : [rule]));
}

/** True when the password may be sent. A blank one never may: the sign-in form would not take it. */
export function isAcceptable(password: string, rules: PasswordRules): boolean {
  if (password.trim() === '') return false;
  return !rules.policy || missingRules(password, rules).length === 0;
}
