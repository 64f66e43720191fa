import type { BoundText } from './bound-text';
import { headerFieldsOf, inReadingOrder } from './facts/header-facts';

const HEAD = /^(?:PageHeader|ReportTitle)Band$/;
const MOST_LINES = 5;
const LONGEST_LINE = 120;
/** A line with a telephone, an address of any kind or the word for one: headings have none of them. */
const CONTACT =
  /@|www\.|https?:|\d{3}|(?:^|\P{L})(?:tel|tels|cel|fax|nit|rut|calle|carrera|cra|cll|av|avenida|dir|direcci[oó]n|ciudad|address|street|phone|e-?mail)(?:\P{L}|$)/iu;

/** The texts in a page's head that say where the laboratory is: words of its own, above the patient's block. */
export function laboratoryLines(texts: readonly BoundText[]): readonly BoundText[] {
  const inHead = inReadingOrder(texts.filter(({ part }) => HEAD.test(part.band.kind)));
  const block = inHead.find((text) => headerFieldsOf(text).includes('patientName'));
  const isAbove = ({ part }: BoundText) =>
    block === undefined ||
    part.band.order < block.part.band.order ||
    (part.band === block.part.band && part.box.top < block.part.box.top);
  return inHead
    .filter((text) => text.columns.length === 0 && text.isWhole && isAbove(text))
    .filter(({ words }) => words.es.length <= LONGEST_LINE && CONTACT.test(words.es))
    .slice(0, MOST_LINES);
}
