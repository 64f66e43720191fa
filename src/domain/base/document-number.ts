/** Digits with points, commas or spaces between them, as a document number is printed. */
const GROUPED = /^\d+(?:[.,\s]+\d+)+$/;

/** The digits of a document number that is written as it is printed; any other text without the spaces around it. */
export function plainDocument(typed: string): string {
  const text = typed.trim();
  return GROUPED.test(text) ? text.replaceAll(/\D/g, '') : text;
}
