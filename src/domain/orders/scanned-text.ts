/** What barcode readers put before the code: the symbology's identifier of ISO/IEC 15424, `]C1` for GS1-128. */
const SYMBOLOGY = /^\][A-Za-z]\d/;
/** Separators of codes, marks of writing direction and characters without width: nobody sees them. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/**
 * The text that a reader or a paste brought, without what nobody can see: control characters, direction marks and the
 * reader's own prefix. Full-width letters and digits become usual ones; leading zeros stay.
 */
export function cleanScan(text: string): string {
  return text.replaceAll(UNSEEN, ' ').trim().replace(SYMBOLOGY, '').trim().normalize('NFKC');
}

/** The shortest text that is looked through for a card, and the longest: the card's own holds some 500 characters. */
const CARD_LENGTH = { least: 20, most: 2_000 };
/** The document, padded to ten digits, stands right before the first surname, which is in capitals. */
const CARD_FIELD = /\d+\p{Lu}{0,2}/gu;
/** Ten digits and two letters. */
const DOCUMENT_FIELD = 12;
const DOCUMENT = /(\d{10})\p{Lu}{2}$/u;

/**
 * The document number on the PDF417 code of the old Colombian identity card, without its padding; null for any other text. The
 * new card's code is encrypted and names nobody.
 */
export function documentOfCard(text: string): string | null {
  if (text.length < CARD_LENGTH.least || text.length > CARD_LENGTH.most) return null;
  const found = [...text.matchAll(CARD_FIELD)].flatMap(
    ([field]) => DOCUMENT.exec(field.slice(-DOCUMENT_FIELD))?.[1] ?? [],
  );
  const [document, other] = new Set(found.map((digits) => digits.replace(/^0+/, '')));
  return document === undefined || document === '' || other !== undefined ? null : document;
}
