/** What to tell about a refused sign-in: a key of the message catalogue (spec §8). */
export interface LoginRefusal {
  readonly message:
    | '0017'
    | '0164'
    | '0165'
    | '0166'
    | '0175'
    | '0176'
    | '0177'
    | '0180'
    | '0188'
    | '0242'
    | '0244'
    | '0247';
  /** Attempts that remain, with message 0242 only. */
  readonly attempts?: number;
}

interface Rule extends LoginRefusal {
  readonly code: string;
  /** The entry's text must hold this, in lower case. */
  readonly text?: string;
  /** The third part of the entry must be this. */
  readonly extra?: string;
}

/** The catalogue of the contract, §4, in its order: the first rule that fits any entry decides. */
const RULES: readonly Rule[] = [
  { code: '1', message: '0175' },
  { code: '2', message: '0176' },
  { code: '3', text: 'ldap', message: '0177' },
  { code: '3', message: '0247' },
  { code: '4', text: 'inactive user', message: '0164' },
  { code: '4', message: '0017' },
  { code: '5', extra: '1', message: '0242', attempts: 2 },
  { code: '5', extra: '2', message: '0242', attempts: 1 },
  { code: '5', extra: '3', message: '0247' },
  { code: '5', message: '0244' },
  { code: '6', text: 'password expiration date', message: '0166' },
  { code: '6', message: '0165' },
  { code: '7', text: 'change password', message: '0166' },
  { code: '7', message: '0165' },
  { code: '8', message: '0188' },
];

const LICENCE = 'licencia registrada ha expirado';
const UNKNOWN_USER: LoginRefusal = { message: '0017' };

function fits({ code, text, extra }: Rule, entry: string): boolean {
  const [entryCode = '', entryText = '', entryExtra = ''] = entry
    .toLowerCase()
    .split('|')
    .map((part) => part.trim());
  if (entryCode !== code) return false;
  return (
    (text === undefined || entryText.includes(text)) &&
    (extra === undefined || entryExtra === extra)
  );
}

/** Reads the server's `code|text|extra` entries (spec §8; contract §4). No entry, or none that is known, gives 0017. */
export function loginRefusal(entries: readonly string[]): LoginRefusal {
  if (entries[0]?.toLowerCase().includes(LICENCE) === true) return { message: '0180' };
  const rule = RULES.find((candidate) => entries.some((entry) => fits(candidate, entry)));
  if (rule === undefined) return UNKNOWN_USER;
  const { message, attempts } = rule;
  return attempts === undefined ? { message } : { message, attempts };
}
