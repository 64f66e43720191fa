const ASCII = /^[\u0000-\u007f]*$/;
/** What accents become when letters are taken apart. */
const MARKS = /[\u0300-\u036f]/g;

/** Lower case without accents, as texts are compared when people look for something: `Muñoz` reads `munoz`. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize('NFD').replaceAll(MARKS, '');
}
