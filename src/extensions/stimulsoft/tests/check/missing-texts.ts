import type { ReportKind } from '@/domain/reports/content/report-data';

import { apartTexts, holds } from './apart-texts';
import type { Bindings } from './bindings';
import { demandsOf, flatText, type Demand, type Rows } from './demands';
import type { Fault } from './faults';

/** The text of a page in one way to read it or several, the last one by place. */
export type PrintedPage = readonly string[];

interface Printed {
  readonly pages: readonly PrintedPage[];
  readonly rows: Rows;
  readonly bindings: Bindings;
  readonly kind: ReportKind;
}

/** Fewer letters before a `<` are on every paper. */
const SHORTEST_HEAD = 3;

function shown({ name, text }: Demand): string {
  return name === '' ? text : `${name}: ${text}`;
}

/** True where the paper has a text up to its `<`: the engine takes the rest for a tag. */
function isCut(whole: string, text: string): boolean {
  const at = text.indexOf('<');
  const head = flatText(text.slice(0, at));
  return at > 0 && head.length >= SHORTEST_HEAD && whole.includes(head);
}

/** All that a template may print: what a condition hides is there whole, or not at all. */
function boundTexts({ rows, bindings }: Printed): readonly string[] {
  return [...bindings.bound].flatMap((name) => {
    const [table = '', column = ''] = name.split('.');
    return (rows.get(table) ?? []).map((row) => row[column] ?? '').filter(Boolean);
  });
}

function pageFaults({ pages, rows, bindings, kind }: Printed): readonly Fault[] {
  const head = [
    ['order', 'ordernumber'],
    ['order_patient', 'lastname'],
  ] as const;
  const wanted = head
    .filter(([table, column]) => bindings.bound.has(`${table}.${column}`))
    .map(([table, column]) => rows.get(table)?.[0]?.[column] ?? '');
  return pages.flatMap((page, at) => {
    const text = flatText(page.join(''));
    const lacking = wanted.filter((one) => !text.includes(flatText(one)));
    if (kind === 'preliminary' && !/preliminar/i.test(text)) lacking.push('the word "preliminar"');
    return lacking.map((one) => ({ kind: 'page' as const, text: `page ${at + 1}: ${one}` }));
  });
}

/**
 * What a printed report lacks of the data that its template binds: texts that are nowhere, that end before a `<`, that stand apart
 * from their test, and on each page the patient, the order and, when it is preliminary, the word for it. Spaces and kinds of
 * dashes do not count.
 */
export function missingTexts(printed: Printed): readonly Fault[] {
  const { pages, rows, bindings, kind } = printed;
  const ways = Math.max(0, ...pages.map(({ length }) => length));
  const readings = Array.from({ length: ways }, (_, way) =>
    flatText(pages.map((page) => page[way] ?? '').join('')),
  );
  const whole = readings.join('\n');
  const demands = demandsOf(rows, bindings);
  const missing = demands.filter(({ forms }) => !holds(whole, forms));
  const cut = boundTexts(printed).filter(
    (text) => !whole.includes(flatText(text)) && isCut(whole, text),
  );
  const others = missing.filter(({ text }) => !cut.includes(text));
  const mark = flatText('INFORME PRELIMINAR · PUEDE CAMBIAR');
  const isWrong = kind === 'final' && whole.includes(mark);
  return [
    ...cut.map((text) => ({ kind: 'cut' as const, text })),
    ...others.map((demand) => ({ kind: 'missing' as const, text: shown(demand) })),
    ...apartTexts(demands, readings).map((demand) => ({
      ...{ kind: 'apart' as const, text: shown(demand) },
    })),
    ...pageFaults(printed),
    ...(isWrong ? [{ kind: 'page' as const, text: 'a final report marked as preliminary' }] : []),
  ];
}
