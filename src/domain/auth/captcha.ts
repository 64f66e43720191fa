/** Letters and digits without those that look alike: 0, O, 1, l and I. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const LENGTH = 6;
const LARGEST_SUMMAND = 9;

/** Gives a random whole number from 0 to below the limit. */
export type RandomBelow = (limit: number) => number;

/** A short sum for people who cannot read the picture. */
export interface CaptchaSum {
  readonly first: number;
  readonly second: number;
}

/** A new code of six letters and digits. */
export function captchaCode(randomBelow: RandomBelow): string {
  return Array.from({ length: LENGTH }, () =>
    CHARACTERS.charAt(randomBelow(CHARACTERS.length)),
  ).join('');
}

/** A new sum of two numbers from 1 to 9. */
export function captchaSum(randomBelow: RandomBelow): CaptchaSum {
  return {
    first: 1 + randomBelow(LARGEST_SUMMAND),
    second: 1 + randomBelow(LARGEST_SUMMAND),
  };
}

/** Capitals count; spaces around what was typed or pasted do not. */
export function isCaptchaCode(code: string, typed: string): boolean {
  return typed.trim() === code;
}

/** True for the sum's result in plain digits. */
export function isCaptchaSum({ first, second }: CaptchaSum, typed: string): boolean {
  return typed.trim() === String(first + second);
}
