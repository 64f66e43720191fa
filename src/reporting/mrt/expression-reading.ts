import { UnreadExpression } from './expression-cursor';
import { LABEL_WORDS } from './field-names';
import type { AllWords } from './facts/mrt-facts';

/** A piece of what a text prints: words, a column of the data, or what the engine counts. */
export type Piece =
  | { readonly kind: 'words'; readonly words: AllWords }
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'page' | 'pages' | 'now' };

/** What an expression prints, as far as it can be told without running it. */
export interface Reading {
  readonly pieces: readonly Piece[];
  /** Functions around its columns, such as `Trim`; what they did is lost. */
  readonly functions: readonly string[];
  /** Numbers of the LIS's texts that are not known here. */
  readonly labels: readonly string[];
  /** It decides something that the new template does not. */
  readonly isConditional: boolean;
}

const LABEL = /^labels\.n(\d+)$/i;
const LANGUAGE = /(?:^|\.)language\w*$/i;

const COUNTED: ReadonlyMap<string, readonly Piece[]> = new Map<string, readonly Piece[]>([
  ['pagenumber', [{ kind: 'page' }]],
  ['pagenumberthrough', [{ kind: 'page' }]],
  ['totalpagecount', [{ kind: 'pages' }]],
  ['totalpagecountthrough', [{ kind: 'pages' }]],
  ['today', [{ kind: 'now' }]],
  ['time', [{ kind: 'now' }]],
  ['datetime.now', [{ kind: 'now' }]],
  ['datetime.today', [{ kind: 'now' }]],
]);
const OF: Piece = { kind: 'words', words: { es: ' de ', en: ' of ' } };
const PAGE_OF_PAGES: readonly Piece[] = [
  { kind: 'words', words: { es: 'Página ', en: 'Page ' } },
  { kind: 'page' },
  OF,
  { kind: 'pages' },
];
const NOTHING: Reading = { pieces: [], functions: [], labels: [], isConditional: false };

/** A reading that prints these pieces and nothing else. */
export const printing = (...pieces: readonly Piece[]): Reading => ({ ...NOTHING, pieces });
/** A piece of words; in both languages the same where one is given. */
export const wordsPiece = (es: string, en = es): Piece => ({ kind: 'words', words: { es, en } });

/** Readings one after the other. */
export function joined(readings: readonly Reading[]): Reading {
  return {
    pieces: readings.flatMap(({ pieces }) => pieces),
    functions: readings.flatMap(({ functions }) => functions),
    labels: readings.flatMap(({ labels }) => labels),
    isConditional: readings.some(({ isConditional }) => isConditional),
  };
}

/**
 * What a name such as `order.patient` or `PageNumber` prints.
 * @throws UnreadExpression when nothing says what it stands for
 */
export function pathReading(path: string): Reading {
  const name = path.toLowerCase();
  const label = LABEL.exec(path)?.[1];
  if (label !== undefined) {
    const words = LABEL_WORDS[label];
    return words === undefined
      ? { ...NOTHING, labels: [label] }
      : printing({ kind: 'words', words });
  }
  if (name.startsWith('pagenofm')) return printing(...PAGE_OF_PAGES);
  if (name === 'null' || name === 'true' || name === 'false') return NOTHING;
  const counted = COUNTED.get(name);
  if (counted !== undefined) return printing(...counted);
  if (!path.includes('.')) throw new UnreadExpression();
  return printing({ kind: 'path', path });
}

function wordsOf({ pieces }: Reading): AllWords | null {
  if (!pieces.every((piece) => piece.kind === 'words')) return null;
  return {
    es: pieces.map(({ words }) => words.es).join(''),
    en: pieces.map(({ words }) => words.en).join(''),
  };
}

/** The language that a condition asks for; null where it asks for something else. */
export interface Condition {
  readonly language: 'es' | 'en' | null;
}

export const UNKNOWN: Condition = { language: null };

/** The condition with a `!` before it. */
export function opposite({ language }: Condition): Condition {
  if (language === null) return UNKNOWN;
  return { language: language === 'en' ? 'es' : 'en' };
}

/** One of two readings: by language it is both, else the one that prints data. */
export function chosen({ language }: Condition, yes: Reading, no: Reading): Reading {
  const [first, second] = [wordsOf(yes), wordsOf(no)];
  if (language !== null) {
    if (first === null || second === null) throw new UnreadExpression();
    return printing(
      language === 'en' ? wordsPiece(second.es, first.en) : wordsPiece(first.es, second.en),
    );
  }
  const both = joined([yes, no]);
  const isOfWords = first !== null && second !== null;
  if (isOfWords && `${first.es}${second.es}`.trim() !== '') throw new UnreadExpression();
  // Words that replace data are a rule of the file's own, which is lost.
  const pieces = both.pieces.filter(({ kind }) => kind !== 'words');
  return { ...both, pieces, isConditional: true };
}

function isLanguage({ pieces }: Reading): boolean {
  return pieces.length === 1 && pieces[0]?.kind === 'path' && LANGUAGE.test(pieces[0].path);
}

/** A comparison's language: `order.languageReport == "en"` either way round. */
export function languageOf(left: Reading, operator: string, right: Reading): Condition {
  const [path, other] = isLanguage(left) ? [left, right] : [right, left];
  const code = wordsOf(other)?.es.toLowerCase();
  if (!isLanguage(path) || (code !== 'en' && code !== 'es')) return UNKNOWN;
  if (operator === '!=') return opposite({ language: code });
  return { language: operator === '==' || operator === '=' ? code : null };
}
