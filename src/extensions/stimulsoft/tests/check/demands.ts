import { parseMarkedText } from '@/lib/text/marked-text';
import type { LegacyTable } from '@/extensions/stimulsoft/legacy/legacy-tables';
import { drawableText } from '@/reporting/builtin/fonts/font-characters';
import type { FontFamily } from '@/extensions/stimulsoft/engine-fonts';
import { engineTables } from '@/extensions/stimulsoft/engine-tables';

import type { Bindings } from './bindings';

/** A row of the data by lower-case names of its columns, each text as paper without marks shows it. */
export type Row = Readonly<Record<string, string>>;
/** The rows that the engine gets, by lower-case names of their tables. */
export type Rows = ReadonlyMap<string, readonly Row[]>;

/**
 * A text as it is compared with paper: spaces are layout, dashes are typography, typefaces draw micro sign and Greek mu with one
 * glyph, and raised figures are signs of their own on one paper and small figures on another.
 */
export function flatText(text: string): string {
  return text
    .replaceAll(/\s+/g, '')
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
}

/** A text that must stand on the paper. */
export interface Demand {
  /** Behind which name of a test, an option or an antibiotic; empty for anywhere. */
  readonly name: string;
  readonly text: string;
  /** Every way to print it, as `flatText` writes it. */
  readonly forms: readonly string[];
  /** Names of one group end what is said of the name before. */
  readonly group: 'tests' | 'antibiotics' | 'others';
}

/** What may not be missing where the template has a place for it, though it may be hidden by a condition. */
const VITAL =
  /^(?:order\.ordernumber|order_patient\.(?:patientid|name1|name2|lastname|surname)|order_comments\.comment|order_resulttest(?:\.(?:areaname|testname|result|unit|commentresult)|_resultcomment\.comment|_optionstemplate\.(?:option|result|comment)|_antibiogram\.(?:name|comment)|_antibiogram_resultsmicrobiology\.(?:nameantibiotic|cmi|interpretationcmi)))$/;
const INTERVAL = /^ref(?:interval|literal|min|max|minview|maxview)$/;
const MARKED = /unit|comment/;
const TESTS = 'order_resulttest';
/** What is said of whom, by table. */
const SAID = new Map<string, { name: string; of: RegExp; group: Demand['group'] }>([
  [TESTS, { name: 'testname', of: /^(?:result|unit|flag)$/, group: 'tests' }],
  [`${TESTS}_optionstemplate`, { name: 'option', of: /^(?:result|normalresult)$/, group: 'tests' }],
  [
    `${TESTS}_antibiogram_resultsmicrobiology`,
    { name: 'nameantibiotic', of: /^(?:cmi|interpretationcmi)$/, group: 'antibiotics' },
  ],
]);

/** True for what a reader may not miss a letter of. */
export function isVital(column: string): boolean {
  const [table, own = ''] = column.split('.');
  return VITAL.test(column) || (table === TESTS && INTERVAL.test(own));
}

/** The data as the engine gets it, without the marks and escapes for texts with tags. */
export function plainRows(
  tables: ReadonlyMap<string, LegacyTable>,
  families: readonly FontFamily[],
): Rows {
  const { tables: plain } = engineTables(tables, {
    file: '',
    printed: { html: new Set(), plain: new Set() },
    twins: new Set(),
    drawable: (text) =>
      families.reduce((drawn, { fonts }) => drawableText(drawn, fonts.regular), text),
  });
  return new Map(
    plain.map(({ name, columns, rows }) => [
      name.toLowerCase(),
      rows.map((cells) =>
        Object.fromEntries(
          columns.map((column, at) => [column.name.toLowerCase(), String(cells[at] ?? '')]),
        ),
      ),
    ]),
  );
}

/** An interval in words, as stored, and by its limits with any dash. */
function intervalForms(row: Row): readonly string[] {
  const { refinterval = '', refliteral = '', refminview = '', refmaxview = '' } = row;
  const isWhole = refminview !== '' && refmaxview !== '';
  // As numbers an empty limit is 0.
  const numbers = isWhole ? `${row['refmin'] ?? ''}-${row['refmax'] ?? ''}` : '';
  const forms = [refinterval, refliteral, `${refminview}-${refmaxview}`, numbers];
  return forms.map(flatText).filter((form) => !['', '-'].includes(form));
}

function formsOf(text: string, column: string): readonly string[] {
  const unmarked = () => parseMarkedText(text).map((run) => run.text);
  const forms = MARKED.test(column) ? [text, unmarked().join('')] : [text];
  return forms.map(flatText);
}

/** Every text of the data that a template prints for certain, or must not lack. */
export function demandsOf(rows: Rows, { bound, sure }: Bindings): readonly Demand[] {
  const hasInterval = [...bound].some((name) => {
    const [table, column = ''] = name.split('.');
    return table === TESTS && INTERVAL.test(column);
  });
  return [...rows].flatMap(([table, ofTable]) => {
    const said = SAID.get(table);
    return ofTable.flatMap((row) => {
      const nameOf = (column: string) =>
        said?.of.test(column) === true && bound.has(`${table}.${said.name}`)
          ? (row[said.name] ?? '')
          : '';
      const { group } = said ?? { group: 'others' as const };
      const own: readonly Demand[] = Object.entries(row)
        .filter(([column, text]) => {
          const name = `${table}.${column}`;
          if (text.trim() === '' || INTERVAL.test(column)) return false;
          return sure.has(name) || (VITAL.test(name) && bound.has(name));
        })
        .map(([column, text]) => ({
          ...{ name: nameOf(column), text, group },
          forms: formsOf(text, column),
        }));
      const interval = row['refinterval'] ?? '';
      const isAsked = table === TESTS && hasInterval && interval !== '';
      const name = bound.has(`${TESTS}.testname`) ? (row['testname'] ?? '') : '';
      const limits = { name, text: interval, group, forms: intervalForms(row) };
      // What a row says twice, a negative result and its normal one, is looked for once.
      const all = isAsked ? [...own, limits] : own;
      return [...new Map(all.map((demand) => [`${demand.name}\n${demand.text}`, demand])).values()];
    });
  });
}
