/** Keys of the message catalogue that a refused sign-in can show. */
export type RefusalMessage =
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

/** One sentence of the catalogue. */
export interface RefusalText {
  readonly key: RefusalMessage;
  /** Attempts that remain, with message 0242 only. */
  readonly count?: number;
}

/** Whose password has to be changed before anybody enters. */
export interface ForcedChange {
  readonly userId: number;
  readonly administrator: boolean;
}

/** What a refused sign-in leads to. */
export interface LoginRefusal {
  /** Sentences to show one after the other; none when a password change takes their place. */
  readonly texts: readonly RefusalText[];
  /** The one dialog that opens with the sentences: a warning that the user is blocked, an error, or none. */
  readonly dialog: 'warning' | 'error' | null;
  readonly forcedChange: ForcedChange | null;
}

/** An entry `code|text|extra|extra`, in lower case. */
interface Entry {
  readonly code: string;
  readonly text: string;
  readonly parts: readonly string[];
}

interface Rule {
  readonly code: string;
  readonly when?: (entry: Entry) => boolean;
  readonly then: LoginRefusal | ((entry: Entry) => LoginRefusal);
}

function show(key: RefusalMessage, dialog: LoginRefusal['dialog'] = null): LoginRefusal {
  return { texts: [{ key }], dialog, forcedChange: null };
}

function attemptsLeft(count: number): LoginRefusal {
  return { texts: [{ key: '0242', count }], dialog: null, forcedChange: null };
}

function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : null;
}

/** The counter of a wrong password: the third part, or digits glued to the text (docs/contract.md). */
function counterOf({ text, parts }: Entry): number | null {
  const third = parts[2] ?? '';
  return wholeNumber(third === '' ? (/(?<!\d)\d{1,9}$/.exec(text)?.[0] ?? '') : third);
}

/** A change of the password of the user named in the entry; without a usable id only words are left. */
function changeOr(words: RefusalMessage): (entry: Entry) => LoginRefusal {
  return ({ parts }) => {
    const userId = wholeNumber(parts[2] ?? '');
    if (userId === null || userId === 0) return show(words);
    const administrator = ['true', '1'].includes(parts[3] ?? '');
    return { texts: [], dialog: null, forcedChange: { userId, administrator } };
  };
}

function says(pattern: RegExp): (entry: Entry) => boolean {
  return ({ text }) => pattern.test(text);
}

/** The catalogue of docs/contract.md, in its order: the first rule that fits any entry decides. */
const RULES: readonly Rule[] = [
  { code: '1', then: show('0175') },
  { code: '2', then: show('0176') },
  { code: '3', when: says(/ldap|director|connect|conexi/), then: show('0177') },
  { code: '3', then: show('0247', 'warning') },
  { code: '4', when: says(/inactive user/), then: show('0164') },
  { code: '4', then: show('0017') },
  { code: '5', when: (entry) => counterOf(entry) === 1, then: attemptsLeft(2) },
  { code: '5', when: (entry) => counterOf(entry) === 2, then: attemptsLeft(1) },
  { code: '5', when: (entry) => counterOf(entry) === 3, then: show('0247', 'warning') },
  {
    code: '5',
    then: (entry) => {
      const count = counterOf(entry);
      return count === null ? show('0244') : attemptsLeft(count);
    },
  },
  { code: '6', when: says(/password expiration date/), then: changeOr('0166') },
  { code: '6', then: show('0165') },
  { code: '7', when: says(/change password/), then: changeOr('0166') },
  { code: '7', then: show('0165') },
  { code: '8', then: show('0188') },
  { code: '9', then: changeOr('0165') },
];

const LICENCE = /licencia registrada ha expirado/i;
const NOTHING_KNOWN = show('0017', 'error');

function readEntry(source: string): Entry {
  const parts = source
    .toLowerCase()
    .split('|')
    .map((part) => part.trim());
  return { code: (parts[0] ?? '').replace(/^0+(?=\d)/, ''), text: parts[1] ?? '', parts };
}

/** What an entry that is known leads to, the first rule that fits any of them; null when none is known. */
function knownRefusal(entries: readonly string[]): LoginRefusal | null {
  if (entries.some((entry) => LICENCE.test(entry))) return show('0180');
  const read = entries.map(readEntry);
  for (const { code, when, then } of RULES) {
    const entry = read.find((candidate) => candidate.code === code && (when?.(candidate) ?? true));
    if (entry !== undefined) return typeof then === 'function' ? then(entry) : then;
  }
  return null;
}

/** Whether the entries say why nobody may enter. */
export function isKnownRefusal(entries: readonly string[]): boolean {
  return knownRefusal(entries) !== null;
}

/**
 * Reads the server's `code|text|extra|extra` entries. An expired licence comes before all else; a refusal that names no reason, or
 * none that is known, gives 0017 with an error dialog.
 */
export function loginRefusal(entries: readonly string[]): LoginRefusal {
  return knownRefusal(entries) ?? NOTHING_KNOWN;
}

/** True where only the password was wrong. */
export function isWrongPassword({ texts }: LoginRefusal): boolean {
  return texts.some(({ key }) => key === '0242' || key === '0244');
}
