import { flatText, type Demand } from './demands';

/** Shorter names, such as `K` and `pH`, are part of too many words to tell where a test begins. */
const SHORTEST_NAME = 4;
/** Raised figures stand elsewhere in the file: only a reading by place has them. */
const RAISED = /[\u00b2\u00b3\u00b9\u2070-\u209f]/;

/** A text of the paper from one name to the next. */
interface Passage {
  readonly name: string;
  readonly text: string;
}

/** True where a text of the paper holds one of a demand's forms. `40-` is no interval where the engine printed an empty limit as 0. */
export function holds(text: string, forms: readonly string[]): boolean {
  return forms.some((form) => {
    if (!/^[\d.,]+-$/.test(form)) return text.includes(form);
    const [, ...rests] = text.split(form);
    return rests.some((rest) => !/^0(?!\d)/.test(rest));
  });
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

/** Of demands with a name, those that fewer passages of their name hold than there are. */
function apartOf(demands: readonly Demand[], readings: readonly string[]): readonly Demand[] {
  const flat = demands.map((demand) => ({ demand, name: flatText(demand.name) }));
  const names = [...new Set(flat.map(({ name }) => name))].filter(
    ({ length }) => length >= SHORTEST_NAME,
  );
  const passages = readings.map((reading) => passagesOf(reading, names));
  const keyOf = ({ name, text }: Demand) => `${name}\n${text}`;
  const wanted = countBy(demands, keyOf);
  const isApart = ({ demand, name }: (typeof flat)[number]) => {
    const value = flatText(demand.text);
    const isPrinted = readings.some((reading) => holds(reading, demand.forms));
    if (!isPrinted || !names.includes(name) || names.some((other) => value.includes(other)))
      return false;
    const isRaised = RAISED.test(demand.text);
    const own = (isRaised ? passages.slice(-1) : passages)
      .map((reading) => reading.filter((passage) => passage.name === name))
      .filter(({ length }) => length > 0);
    const held = own.map(
      (reading) => reading.filter(({ text }) => holds(text, demand.forms)).length,
    );
    return own.length > 0 && held.every((count) => count < (wanted.get(keyOf(demand)) ?? 0));
  };
  return flat.filter(isApart).map(({ demand }) => demand);
}

/**
 * Results, marks, units and intervals that stand somewhere on the paper and not behind their test, and those of antibiotics not
 * behind theirs: one that was lost, whose text another test has as well, or that moved to a neighbour.
 * `readings` are ways to read the whole paper without its spaces, the last one by place.
 */
export function apartTexts(
  demands: readonly Demand[],
  readings: readonly string[],
): readonly Demand[] {
  return ['tests', 'antibiotics'].flatMap((group) =>
    apartOf(
      demands.filter((demand) => demand.group === group && demand.name !== ''),
      readings,
    ),
  );
}
