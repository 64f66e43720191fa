import { BOOLEANS, INSTANTS, LISTS, NUMBERS, TEXTS } from './nasty-shapes';

/** Numbers from 0 to 1, always the same for a seed. */
export type Random = () => number;

/** A small generator (mulberry32): a failing run is named by its seed. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The numbers of one call of a seed: always the same, whatever else was asked for before it. */
export function randomFor(seed: number, call: string): Random {
  const mixed = Buffer.from(call).reduce((sum, byte) => Math.imul(sum, 31) + byte, seed);
  return randomOf(mixed);
}

const NASTY: readonly unknown[] = [
  ...[NUMBERS, INSTANTS, BOOLEANS, TEXTS, LISTS].flatMap((shapes) =>
    shapes.map(({ wire }) => wire),
  ),
  ...[
    '<img src=x onerror=alert(1)>',
    '10<sup>-6</sup>',
    '&amp;lt;5',
    'x'.repeat(5_000),
    '{"content":',
    ['a', ['b']],
    -1,
    99,
    4,
    2,
  ],
  ...[Array.from({ length: 60 }, () => ({})), JSON.parse('{"__proto__":{"x":1}}') as unknown],
];

/** How often a field is lost, and how often it holds something else. */
const LOST = 0.04;
const ODD = 0.2;
const KEEP_NOTHING: ReadonlySet<string> = new Set();

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

function fuzzedList(list: readonly unknown[], random: Random, kept: ReadonlySet<string>): unknown {
  return list.flatMap((item, at): readonly unknown[] => {
    const outcome = fuzzed(item, random, at === 0 ? kept : KEEP_NOTHING);
    if (at > 0 && random() < ODD / 2) return [pick(NASTY, random)];
    return random() < ODD / 4 ? [outcome, outcome] : [outcome];
  });
}

/**
 * An answer as a broken server sends it: fields lost, twice, or with what no contract allows. `kept` are the names that stay on the
 * way to the first record of each list, so that there is something to open.
 */
export function fuzzed(value: unknown, random: Random, kept = KEEP_NOTHING): unknown {
  if (Array.isArray(value)) return fuzzedList(value, random, kept);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).flatMap(([name, held]): readonly [string, unknown][] => {
    const isKept = kept.has(name);
    if (isKept && (typeof held !== 'object' || held === null)) return [[name, held]];
    if (!isKept && random() < LOST) return [];
    return [[name, !isKept && random() < ODD ? pick(NASTY, random) : fuzzed(held, random, kept)]];
  });
  return Object.fromEntries(fields);
}
