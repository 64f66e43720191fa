import type { LaboratorySwitches } from './server/laboratory-context';

/** How somebody wants the demo laboratory to be. */
export interface StartSettings {
  readonly isHelp?: boolean;
  readonly reset?: boolean;
  /** Nobody has set up the portal yet. */
  readonly emptyConfiguration?: boolean;
  /** Beginning of the stream of chances that all data is drawn from. */
  readonly seed?: number;
  readonly orders?: number;
  /** A year of a small laboratory without awkward orders, in place of `orders`. */
  readonly isSmall?: boolean;
  /** Epoch ms: the time stands still there, so that the same seed gives the same data on every day. */
  readonly stoppedAt?: number;
  /** File with faults that are planted from the start. */
  readonly faultsFile?: string;
  readonly switches: Partial<LaboratorySwitches>;
}

/** A word of the command line, with the name of its value where it has one. */
interface Row {
  readonly word: string;
  readonly value?: 'N' | 'FILE' | 'TIME';
  readonly says: string;
  /** null: not a value for this word. */
  readonly read: (value: string) => Partial<StartSettings> | null;
}

/** Fewer leave a calendar with holes, more are no demo. */
const ORDERS = { fewest: 100, most: 200_000 };
/** Longer than any call is waited for, in milliseconds. */
const LATEST = 200_000;
const LARGEST_SEED = 2 ** 31 - 1;

const LEGACY = {
  authScheme: 'none',
  windows1252: true,
  htmlErrors: true,
  legacyPaths: true,
} as const;

const flag = (word: string, says: string, settings: Partial<StartSettings>): Row => ({
  word,
  says,
  read: () => settings,
});

const way = (word: string, says: string, switches: Partial<LaboratorySwitches>): Row =>
  flag(word, says, { switches });

function wholeNumber(text: string, fewest: number, most: number): number | null {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  return number >= fewest && number <= most ? number : null;
}

/** Every word that the demo laboratory knows; `npm start -- WORD` passes it on. */
export const START_SWITCHES: readonly Row[] = [
  flag('--help', 'prints this list', { isHelp: true }),
  flag('--reset', 'empties the database and fills it again', { reset: true }),
  flag('--empty-configuration', 'empties the portal’s settings, as an installer finds them', {
    emptyConfiguration: true,
  }),
  {
    word: '--seed',
    value: 'N',
    says: 'other patients and results: the same number gives the same laboratory',
    read: (value) => {
      const seed = wholeNumber(value, 0, LARGEST_SEED);
      return seed === null ? null : { seed };
    },
  },
  {
    word: '--orders',
    value: 'N',
    says: `so many orders, ${ORDERS.fewest} to ${ORDERS.most}`,
    read: (value) => {
      const orders = wholeNumber(value, ORDERS.fewest, ORDERS.most);
      return orders === null ? null : { orders };
    },
  },
  flag('--small', 'a year of a small laboratory: 200 orders, none of them awkward', {
    isSmall: true,
  }),
  {
    word: '--at',
    value: 'TIME',
    says: 'stops its clock, for data that are the same tomorrow: 2026-11-20T15:00:00Z',
    read: (value) => {
      const stoppedAt = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? Date.parse(value) : NaN;
      return Number.isNaN(stoppedAt) ? null : { stoppedAt };
    },
  },
  {
    word: '--faults',
    value: 'FILE',
    says: 'plants the faults of a file: [{"path": "/service/usertypes", "fault": "status:500", "times": 3}]',
    read: (faultsFile) => ({ faultsFile }),
  },
  way('--strict', 'answers by the contract alone: no awkward orders, no faults on purpose', {
    strict: true,
  }),
  way(
    '--legacy',
    'an old installation: bare tokens, windows-1252, pages of HTML for failures, --legacy-paths',
    LEGACY,
  ),
  way('--legacy-paths', 'the app server obeys the paths of the browser', { legacyPaths: true }),
  ...(['Bearer', 'JWT', 'none'] as const).map((authScheme) =>
    way(`--auth=${authScheme}`, 'takes a token behind this word only; none: the bare token', {
      authScheme,
    }),
  ),
  way('--closed-start', 'wants a token before the sign-in too', { closedStart: true }),
  way('--encrypt', 'wants every final report protected', { encrypt: true }),
  way('--encrypt=account', 'the accounts of orders want it', { encryptAccount: true }),
  way('--print-sort', 'sends the print order with the results', { printSort: true }),
  way('--profile-names', 'names the profiles of results and numbers none of them', {
    profileNames: true,
  }),
  way('--summaries', 'tells in the list how each order’s results are', { summaries: true }),
  way('--shuffle', 'shuffles every list of every answer', { shuffle: true }),
  {
    word: '--late',
    value: 'N',
    says: 'answers late, each by a time of its own: up to so many milliseconds',
    read: (value) => {
      const late = wholeNumber(value, 1, LATEST);
      return late === null ? null : { switches: { late } };
    },
  },
];

/** The list as people read it in a terminal. */
export const switchHelp = (): string =>
  START_SWITCHES.map(({ word, value, says }) => {
    const written = value === undefined ? word : `${word} ${value}`;
    return `  ${written.padEnd(23)}${says}`;
  }).join('\n');

/** A word with what is left of the line behind it. */
function readWord(word: string, next: string | undefined) {
  const whole = START_SWITCHES.find((row) => row.value === undefined && row.word === word);
  if (whole !== undefined) return { settings: whole.read(''), taken: 1 };
  const [head = '', ...rest] = word.split('=');
  const row = START_SWITCHES.find((entry) => entry.value !== undefined && entry.word === head);
  if (row === undefined) return { settings: null, taken: 1 };
  const value = rest.length > 0 ? rest.join('=') : next;
  const isValue = value !== undefined && value !== '' && !value.startsWith('--');
  return { settings: isValue ? row.read(value) : null, taken: rest.length > 0 ? 1 : 2 };
}

/**
 * Reads the words behind the program's name.
 * @throws Error with a sentence for a word or value that nobody knows, and for words that contradict each other
 */
export function readStartSwitches(words: readonly string[]): StartSettings {
  let all: StartSettings = { switches: {} };
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const { settings, taken } = readWord(word, words[at + 1]);
    if (settings === null) {
      throw new Error(
        `"${words.slice(at, at + taken).join(' ')}" is not known. Known are:\n${switchHelp()}`,
      );
    }
    all = { ...all, ...settings, switches: { ...all.switches, ...settings.switches } };
    at += taken;
  }
  const { strict, ...others } = all.switches;
  if (strict === true && (Object.keys(others).length > 0 || all.faultsFile !== undefined)) {
    throw new Error(
      '--strict answers by the contract alone: it goes with --seed, --orders and --reset only.',
    );
  }
  return all;
}
