import type { ReportData, ReportRow } from '@/domain/reports/content/report-data';
import { parseMarkedText } from '@/lib/text/marked-text';
import { withoutSpace } from '@tests/support/files/pdf-text';

/**
 * A text as it is compared with paper: spaces are layout, typefaces draw micro sign and Greek mu with one glyph, and raised figures
 * are signs of their own on one paper and small figures on another.
 */
export function flatText(text: string): string {
  return withoutSpace(text).normalize('NFKC');
}

/** Shorter names, such as `K` and `pH`, are part of too many words to tell where a test begins. */
const SHORTEST_NAME = 4;

/** What the paper must say behind a name, before the next one. */
interface Saying {
  readonly name: string;
  readonly value: string;
  /** Raised figures of it stand elsewhere in the file: only a reading by place has them. */
  readonly isRaised?: boolean;
}

/** A text of the paper from one name to the next. */
interface Passage {
  readonly name: string;
  readonly text: string;
}

function rowSayings({ test: name, ...row }: ReportRow): readonly Saying[] {
  const runs = parseMarkedText(row.unit);
  const unit = {
    name,
    value: runs.map(({ text }) => text).join(''),
    isRaised: runs.some(({ sup, sub }) => sup || sub),
  };
  // What a row says twice, a negative result and its normal one, is looked for once.
  const plain = [...new Set([row.result, row.flag, row.interval])];
  return [...plain.map((value) => ({ name, value })), unit];
}

function testSayings(row: ReportRow): readonly Saying[] {
  return [...rowSayings(row), ...row.options.flatMap(rowSayings)];
}

function antibioticSayings({ microorganisms }: ReportRow): readonly Saying[] {
  return microorganisms
    .flatMap(({ antibiotics }) => antibiotics)
    .flatMap(({ antibiotic: name, mic, interpretation }) =>
      [...new Set([mic, interpretation])].map((value) => ({ name, value })),
    );
}

/** The text from each name to the next. A name within a longer one, `Glucosa` in `Glucosa en orina`, begins nothing. */
function passagesOf(reading: string, names: readonly string[]): readonly Passage[] {
  const found = names.flatMap((name) => {
    const places: { name: string; from: number; to: number }[] = [];
    for (let at = reading.indexOf(name); at !== -1; at = reading.indexOf(name, at + name.length)) {
      places.push({ name, from: at, to: at + name.length });
    }
    return places;
  });
  let end = 0;
  const begun = found
    .toSorted((one, other) => (one.from === other.from ? other.to - one.to : one.from - other.from))
    .filter(({ from, to }) => {
      if (from < end) return false;
      end = to;
      return true;
    });
  return begun.map(({ name, to }, at) => ({ name, text: reading.slice(to, begun[at + 1]?.from) }));
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** Values that fewer passages of their name hold than the order has; of those that the paper has at all. */
function apartOf(sayings: readonly Saying[], readings: readonly string[]): readonly string[] {
  const flat = sayings.map((saying) => ({
    ...saying,
    name: flatText(saying.name),
    value: flatText(saying.value),
  }));
  const names = [...new Set(flat.map(({ name }) => name))].filter(
    ({ length }) => length >= SHORTEST_NAME,
  );
  const known = new Set(names);
  const passages = readings.map((reading) => passagesOf(reading, names));
  const keyOf = ({ name, value }: { name: string; value: string }) => `${name}\n${value}`;
  const wanted = countBy(flat, keyOf);
  const isApart = (saying: (typeof flat)[number]) => {
    const { name, value, isRaised = false } = saying;
    const isTold = known.has(name) && !names.some((other) => value.includes(other));
    if (value === '' || !isTold) return false;
    const own = (isRaised ? passages.slice(-1) : passages)
      .map((reading) => reading.filter((passage) => passage.name === name))
      .filter(({ length }) => length > 0);
    const held = own.map((reading) => reading.filter(({ text }) => text.includes(value)).length);
    return own.length > 0 && held.every((count) => count < (wanted.get(keyOf(saying)) ?? 0));
  };
  return sayings
    .filter((_saying, at) => {
      const saying = flat[at];
      const isPrinted = readings.some((reading) => reading.includes(saying?.value ?? ''));
      return saying !== undefined && isPrinted && isApart(saying);
    })
    .map(({ name, value }) => `${name}: ${value}`);
}

/**
 * Results, marks, units and intervals that stand somewhere on the paper and not behind their test, and those of antibiotics not
 * behind theirs: one that was lost, whose text another test has as well, or that moved to a neighbour.
 * `readings` are ways to read the whole paper without its spaces, the last one by place.
 */
export function apartTexts({ areas }: ReportData, readings: readonly string[]): readonly string[] {
  const rows = areas.flatMap(({ profiles }) => profiles.flatMap((profile) => profile.rows));
  return [
    ...apartOf(rows.flatMap(testSayings), readings),
    ...apartOf(rows.flatMap(antibioticSayings), readings),
  ];
}
