import { DEMO_ACCOUNTS, DEMO_PATIENT_HISTORY } from '@demo-lis/seed/demo-accounts';
import { SURNAMES } from '@demo-lis/seed/patients';

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const oneOf = (words: readonly string[]) => words.map(escaped).join('|');

/** What tells who a patient of the demo laboratory is, or opens its doors; by the kind that a failure names instead of it. */
const CANARIES: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["a patient's name", new RegExp(String.raw`(?<!\p{L})(?:${oneOf(SURNAMES)})(?!\p{L})`, 'u')],
  [
    "a patient's number",
    new RegExp(String.raw`(?<!\d)(?:${DEMO_PATIENT_HISTORY}|(?:10[13]0|1140)\d{6})(?!\d)`),
  ],
  ['an order', /(?<!\d)20[12]\d(?:0[1-9]|1[0-2])[0-3]\d{5,6}(?!\d)/],
  ['a token', /(?<![\w.-])eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/],
  ['a password', new RegExp(oneOf(DEMO_ACCOUNTS.map(({ password }) => password)))],
];

/** The kinds of canaries in a text; empty for one that tells nothing about anybody. */
export function canariesIn(text: string): readonly string[] {
  return CANARIES.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
}
