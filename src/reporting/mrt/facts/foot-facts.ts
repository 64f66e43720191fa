import { foldText } from '@/domain/base/fold-text';
import type { ReportTemplate } from '@/reporting/report-template';

import { trimmedWords, wordsOf, type BoundText } from '@/reporting/mrt/bound-text';
import { headerFieldsOf, inReadingOrder, isFoot } from './header-facts';
import type { AllWords, Fact, Words } from './mrt-facts';
import { freeWords, ownWords } from '@/reporting/mrt/own-words';
import type { Piece } from '@/reporting/mrt/expression-reading';

/** What stands on the foot of each page and at the report's end. */
export interface FootFacts {
  readonly footer: readonly Words[];
  readonly texts: Partial<ReportTemplate['texts']>;
  readonly facts: readonly Fact[];
  readonly used: readonly BoundText[];
}

const MOST_LINES = 6;
const LONGEST_LINE = 300;
const END = { es: 'Fin del informe', en: 'End of report' };
const GENERATED = { es: 'Generado: {date}', en: 'Generated: {date}' };
const IS_END = /^(?:fin(?:al)? del?|end of)\b/;

const isWordsOnly = ({ pieces, words }: BoundText) =>
  words.es !== '' && pieces.every(({ kind }) => kind === 'words');

/** Words with marks for what the report puts in; null where it would put in something that it does not have. */
function marked({ pieces }: BoundText, mark: (piece: Piece) => string | null): AllWords | null {
  const marks = pieces.map(mark);
  if (marks.includes(null)) return null;
  const written = pieces.map((piece, at): Piece => {
    const text = marks[at] ?? '';
    return piece.kind === 'words' ? piece : { kind: 'words', words: { es: text, en: text } };
  });
  return trimmedWords(wordsOf(written));
}

const PAGE_MARKS: Readonly<Record<Piece['kind'], string | null>> = {
  words: '',
  page: '{page}',
  pages: '{pages}',
  now: null,
  path: null,
};

function pageText(text: BoundText): Words | null {
  const hasPage = text.pieces.some(({ kind }) => kind === 'page');
  const words = hasPage ? marked(text, ({ kind }) => PAGE_MARKS[kind]) : null;
  return words === null ? null : pageWords(words);
}

const SPANISH_PAGE = /p[aá]g(?:ina|\.)?/i;

/** A file that says it in Spanish only gets English words around the same numbers. */
function pageWords({ es, en }: AllWords): Words {
  if (es !== en || !SPANISH_PAGE.test(es)) return freeWords({ es, en });
  return { es, en: es.includes('{pages}') ? 'Page {page} of {pages}' : 'Page {page}' };
}

function generatedText(text: BoundText): Words | null {
  const isOfTime = (piece: Piece) => piece.kind === 'now';
  const hasDate = text.pieces.some(isOfTime) || headerFieldsOf(text).includes('generatedAt');
  if (!hasDate || !isFoot(text)) return null;
  const data = text.pieces.filter(({ kind }) => kind !== 'words');
  // Date and time of one moment are one date here.
  const words = marked(text, (piece) => {
    if (piece.kind === 'words') return '';
    return piece === data[0] ? '{date}' : '';
  });
  const isOnlyDate = data.every(
    (piece) => isOfTime(piece) || (piece.kind === 'path' && /date$/i.test(piece.path)),
  );
  if (words === null || !isOnlyDate) return null;
  return words.es === '{date}' ? { es: '{date}', en: '{date}' } : ownWords(words, GENERATED);
}

/** Reads the foot: page numbers, when it was printed, the end mark, and what the laboratory says below its results. */
export function footFacts(texts: readonly BoundText[]): FootFacts {
  const sorted = inReadingOrder(texts);
  const used: BoundText[] = [];
  const first = (read: (text: BoundText) => Words | null): Words | null => {
    const found = sorted.flatMap((text) => {
      const words = text.isWhole ? read(text) : null;
      return words === null ? [] : [{ text, words }];
    });
    // The others say the same once more.
    used.push(...found.slice(0, 1).map(({ text }) => text));
    return found[0]?.words ?? null;
  };
  const page = first(pageText);
  const generated = first(generatedText);
  const isEnd = (text: BoundText) =>
    IS_END.test(foldText(text.words.es)) && text.words.es.length < 40;
  const words = sorted.filter((text) => isFoot(text) && isWordsOnly(text) && text.isWhole);
  const end = first((text) =>
    words.includes(text) && isEnd(text) ? ownWords(text.words, END) : null,
  );
  const lines = words
    .filter((text) => !isEnd(text))
    .filter((text) => text.words.es.length <= LONGEST_LINE)
    .slice(0, MOST_LINES);
  const footer = lines.map((line) => freeWords(trimmedFoot(line)));
  return {
    footer,
    texts: {
      ...(page !== null && { page }),
      ...(generated !== null && { generated }),
      ...(end !== null && { end }),
    },
    facts: [
      ...(footer.length === 0
        ? []
        : [{ code: 'footer' as const, details: footer.map(({ es }) => es) }]),
      ...(page === null ? [] : [{ code: 'page' as const, details: [page.es] }]),
      ...(generated === null ? [] : [{ code: 'generated' as const, details: [generated.es] }]),
      ...(end === null ? [] : [{ code: 'end' as const, details: [end.es] }]),
    ],
    used: [...used, ...lines],
  };
}

/** A sentence keeps its full stop and its dashes inside. */
function trimmedFoot(text: BoundText): AllWords {
  const { es, en } = wordsOf(text.pieces);
  return { es: es.trim(), en: en.trim() };
}
