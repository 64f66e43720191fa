import type { ReportTemplate } from '@/reporting/report-template';

import type { BoundText } from '@/reporting/mrt/bound-text';
import {
  FIELD_WORDS,
  headerFieldOf,
  reportPartOf,
  type HeaderField,
} from '@/reporting/mrt/field-names';
import { firstDifference } from '@/reporting/mrt/first-difference';
import type { Words } from './mrt-facts';
import { ownWords } from '@/reporting/mrt/own-words';
import { preliminaryWords } from '@/reporting/mrt/preliminary-words';

/** The patient's block, the laboratory's lines above it, and the texts that they came from. */
export interface HeaderFacts {
  readonly header: ReportTemplate['header'];
  /** Fields that no report may lack and the file does not have. */
  readonly added: readonly HeaderField[];
  readonly used: readonly BoundText[];
  /** Texts of fields that the file prints twice. */
  readonly repeated: readonly BoundText[];
}

const FOOT = /(?:Footer|Summary)Band$/;
const REQUIRED: readonly HeaderField[] = ['patientName', 'orderNumber'];
/** Points between the line of a label and that of its value. */
const LINE = 4;
/** A label stands at most so far above its value, in points. */
const ABOVE = 26;
const LONGEST_LABEL = 40;

/** True for texts below the results, which tell nothing of the patient's block. */
export function isFoot({ part }: BoundText): boolean {
  return FOOT.test(part.band.kind);
}

/** The fields of the patient's block that a text prints, each once. */
export function headerFieldsOf({ columns }: BoundText): readonly HeaderField[] {
  return [...new Set(columns.flatMap((column) => headerFieldOf(column) ?? []))];
}

/** Texts in reading order: by band, by line, from the left. */
export function inReadingOrder(texts: readonly BoundText[]): readonly BoundText[] {
  return texts.toSorted(({ part: one }, { part: other }) => {
    const down = one.box.top - other.box.top;
    return firstDifference(
      one.band.order - other.band.order,
      Math.abs(down) > LINE ? down : 0,
      one.box.left - other.box.left,
    );
  });
}

function isLabel(text: BoundText): boolean {
  const { columns, words, pieces } = text;
  const isShort = words.es !== '' && words.es.length <= LONGEST_LABEL;
  const isOfWords = columns.length === 0 && pieces.every(({ kind }) => kind === 'words');
  return isShort && isOfWords && preliminaryWords(text) === null;
}

/** How far a label is from its value, left of it or above; infinite for one that is neither. */
function distance(label: BoundText, value: BoundText): number {
  if (label.part.band !== value.part.band) return Infinity;
  const [one, other] = [label.part.box, value.part.box];
  const isBeside = Math.abs(one.top - other.top) <= LINE && one.left < other.left;
  if (isBeside) return other.left - (one.left + one.width);
  const isAbove = one.top < other.top && other.top - one.top <= ABOVE;
  const isOver = one.left < other.left + other.width && other.left < one.left + one.width;
  return isAbove && isOver ? 500 + other.top - one.top : Infinity;
}

function nearestLabel(value: BoundText, free: ReadonlySet<BoundText>): BoundText | null {
  let nearest: BoundText | null = null;
  let least = Infinity;
  for (const label of free) {
    const far = distance(label, value);
    if (far < least) [nearest, least] = [label, far];
  }
  return nearest;
}

interface Labelled {
  readonly field: HeaderField;
  readonly label: Words;
  readonly hasLabel: boolean;
}

/** A text's fields with their labels; several fields of one text have the portal's own words. */
function labelled(
  text: BoundText,
  free: Set<BoundText>,
): { readonly fields: readonly Labelled[]; readonly used: readonly BoundText[] } {
  const fields = headerFieldsOf(text);
  const apart = text.words.es === '' ? nearestLabel(text, free) : null;
  if (apart !== null) free.delete(apart);
  const words = apart?.words ?? text.words;
  const isOne = fields.length === 1 && words.es !== '' && words.es.length <= LONGEST_LABEL;
  return {
    fields: fields.map((field) => ({
      field,
      label: isOne ? ownWords(words, FIELD_WORDS[field]) : FIELD_WORDS[field],
      hasLabel: isOne,
    })),
    used: apart === null ? [text] : [text, apart],
  };
}

/** True for texts of the patient's block: they print its fields, above the results or beside them. */
function isOfHeader(text: BoundText): boolean {
  if (isFoot(text) || headerFieldsOf(text).length === 0) return false;
  return !text.columns.some((column) => reportPartOf(column) === 'signatures');
}

/** The patient stands first where the file has not named one, and the order's number behind the patient. */
function withAdded(
  own: ReportTemplate['header'],
  added: readonly HeaderField[],
): ReportTemplate['header'] {
  return added.reduce((header, field) => {
    const patient = header.findIndex((one) => one.field === 'patientName');
    return header.toSpliced(patient + 1, 0, { field, label: FIELD_WORDS[field] });
  }, own);
}

/** Reads the fields of the patient's block with their labels, in reading order. */
export function headerFacts(texts: readonly BoundText[]): HeaderFacts | null {
  const values = inReadingOrder(texts.filter(isOfHeader));
  if (values.length === 0) return null;
  const free = new Set(texts.filter(isLabel));
  const found = new Map<HeaderField, Labelled>();
  const used: BoundText[] = [];
  const repeated: BoundText[] = [];
  for (const value of values) {
    const { fields, used: own } = labelled(value, free);
    const isNew = fields.some(({ field, hasLabel }) => {
      const known = found.get(field);
      return known === undefined || (hasLabel && !known.hasLabel);
    });
    for (const one of fields) {
      const known = found.get(one.field);
      // The first one with a label counts, where it stands.
      if (known !== undefined && (known.hasLabel || !one.hasLabel)) continue;
      found.delete(one.field);
      found.set(one.field, one);
    }
    (isNew ? used : repeated).push(...own);
  }
  const added = REQUIRED.filter((field) => !found.has(field));
  const own = [...found.values()].map(({ field, label }) => ({ field, label }));
  return { header: withAdded(own, added), added, used, repeated };
}
