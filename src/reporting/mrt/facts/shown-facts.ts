import type { ReportTemplate } from '@/reporting/report-template';
import { propertyText } from '@/reporting/stimulsoft/template-tree';

import type { BoundText } from '@/reporting/mrt/bound-text';
import { reportPartOf, type ReportPart } from '@/reporting/mrt/field-names';
import type { AllWords, Fact, FactCode } from './mrt-facts';
import { numberOf, type Band } from '@/reporting/mrt/mrt-parts';
import { ownWords } from '@/reporting/mrt/own-words';
import { preliminaryWords } from '@/reporting/mrt/preliminary-words';

/** Parts of the report that a file prints, with its words for them. */
export interface ShownFacts {
  readonly show: Partial<ReportTemplate['show']>;
  readonly texts: Partial<ReportTemplate['texts']>;
  readonly onePagePerArea: boolean;
  readonly signaturesPerRow: number | null;
  readonly facts: readonly Fact[];
  readonly used: readonly BoundText[];
}

/** Parts that a template switches on. */
const SWITCHED = [
  'technique',
  'comment',
  'antibiogram',
  'validatedBy',
  'orderComments',
  'pending',
  'signatures',
] as const satisfies readonly (FactCode & ReportPart)[];
type Switched = (typeof SWITCHED)[number];

const TECHNIQUE = { es: 'Técnica', en: 'Method' };
const COMMENT = { es: 'Comentario', en: 'Comment' };
const VALIDATED_BY = { es: 'Validado por', en: 'Validated by' };
const IDENTIFICATION = { es: 'Registro', en: 'Registration' };
const ANTIBIOGRAM_COLUMNS = [
  { column: '.nameantibiotic', text: 'antibiotic', known: { es: 'Antibiótico', en: 'Antibiotic' } },
  { column: '.cmi', text: 'mic', known: { es: 'CMI', en: 'MIC' } },
  {
    column: '.interpretationcmi',
    text: 'interpretation',
    known: { es: 'Interpretación', en: 'Interpretation' },
  },
] as const;
const ORDER_COMMENTS = { es: 'Observaciones', en: 'Comments on the order' };
const LONGEST_LABEL = 40;
const MOST_SIGNATURES = 4;

/** The parts that a text prints. */
function partsOfReport({ columns }: BoundText): readonly ReportPart[] {
  return columns.flatMap((column) => reportPartOf(column) ?? []);
}

const isShort = ({ words }: BoundText) => words.es !== '' && words.es.length <= LONGEST_LABEL;

/** The words that stand in one text with a column. */
function wordsBeside(texts: readonly BoundText[], part: Switched, ending = ''): AllWords | null {
  const found = texts.find(
    (text) =>
      isShort(text) &&
      text.isWhole &&
      text.columns.some((column) => reportPartOf(column) === part && column.endsWith(ending)),
  );
  return found?.words ?? null;
}

interface AntibiogramHeads {
  readonly texts: Partial<ReportTemplate['texts']>;
  readonly used: readonly BoundText[];
}

/** The heads of an antibiogram's columns: words above them in the bands before, at the same place across. */
function antibiogramHeads(texts: readonly BoundText[]): AntibiogramHeads {
  const heads = ANTIBIOGRAM_COLUMNS.flatMap(({ column, text, known }) => {
    const value = texts.find(({ columns }) => columns.some((one) => one.endsWith(column)));
    const above = texts.findLast(
      (other) =>
        value !== undefined &&
        other.columns.length === 0 &&
        isShort(other) &&
        other.part.band.page === value.part.band.page &&
        other.part.band.order < value.part.band.order &&
        Math.abs(other.part.box.left - value.part.box.left) < 4,
    );
    return above === undefined ? [] : [{ text, words: ownWords(above.words, known), above }];
  });
  // One word may be the head of anything.
  if (heads.length < 2) return { texts: {}, used: [] };
  return {
    texts: Object.fromEntries(heads.map(({ text, words }) => [text, words])),
    used: heads.map(({ above }) => above),
  };
}

/** Words that a header band of the order's comments holds. */
function commentsTitle(texts: readonly BoundText[]): BoundText | null {
  const comment = texts.find((text) => partsOfReport(text).includes('orderComments'));
  const before = texts.findLast(
    (other) =>
      comment !== undefined &&
      other.columns.length === 0 &&
      isShort(other) &&
      other.part.band.page === comment.part.band.page &&
      (other.part.band.order === comment.part.band.order - 1 ||
        (other.part.band === comment.part.band && other.part.box.top <= comment.part.box.top)),
  );
  return before ?? null;
}

function perRow(bands: readonly Band[], texts: readonly BoundText[]): number | null {
  const signing = new Set(
    texts.filter((text) => partsOfReport(text).includes('signatures')).map(({ part }) => part.band),
  );
  const counts = bands
    .filter((band) => signing.has(band))
    .flatMap(({ node }) => numberOf(propertyText(node, 'Columns')) ?? []);
  const count = counts.find((columns) => Number.isInteger(columns) && columns > 0);
  return count === undefined ? null : Math.min(MOST_SIGNATURES, count);
}

/** True when each area begins a page: its heading's band asks for a new one. */
function beginsPages(texts: readonly BoundText[]): boolean {
  return texts.some(
    (text) =>
      partsOfReport(text).includes('area') &&
      propertyText(text.part.band.node, 'NewPageBefore').toLowerCase() === 'true',
  );
}

/** Reads which parts of a report the file prints; what it does not print stays as it is in the template that is changed. */
export function shownFacts(texts: readonly BoundText[], bands: readonly Band[]): ShownFacts {
  const printed = new Set(texts.flatMap(partsOfReport));
  const shown = SWITCHED.filter((part) => printed.has(part));
  const heads = antibiogramHeads(texts);
  const title = commentsTitle(texts);
  const marks = texts.filter((text) => preliminaryWords(text) !== null);
  const mark = marks[0] === undefined ? null : preliminaryWords(marks[0]);
  const technique = wordsBeside(texts, 'technique');
  const comment = wordsBeside(texts, 'comment');
  const validatedBy = wordsBeside(texts, 'validatedBy');
  const comments = title?.words ?? wordsBeside(texts, 'orderComments');
  const identification = wordsBeside(texts, 'signatures', '.validationuseridentification');
  const onePagePerArea = beginsPages(texts);
  const isUsed = (text: BoundText) => partsOfReport(text).length > 0 && text.columns.length > 0;
  return {
    show: Object.fromEntries(shown.map((part) => [part, true])),
    texts: {
      ...heads.texts,
      ...(technique !== null && { technique: ownWords(technique, TECHNIQUE) }),
      ...(comment !== null && { comment: ownWords(comment, COMMENT) }),
      ...(validatedBy !== null && { validatedBy: ownWords(validatedBy, VALIDATED_BY) }),
      ...(identification !== null && { identification: ownWords(identification, IDENTIFICATION) }),
      ...(comments !== null && { orderComments: ownWords(comments, ORDER_COMMENTS) }),
      ...(mark !== null && { preliminaryMark: mark }),
    },
    onePagePerArea,
    signaturesPerRow: perRow(bands, texts),
    facts: [
      ...shown.map((code) => ({ code, details: [] })),
      ...(onePagePerArea ? [{ code: 'onePagePerArea' as const, details: [] }] : []),
      ...(mark === null ? [] : [{ code: 'preliminaryMark' as const, details: [mark.es] }]),
    ],
    used: [...texts.filter(isUsed), ...heads.used, ...(title === null ? [] : [title]), ...marks],
  };
}
