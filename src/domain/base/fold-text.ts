const ASCII = /^[\u0000-\u007f]*$/;
/** What accents become when letters are taken apart. */
const MARKS = /[\u0300-\u036f]/g;

/** What keyboards write for an apostrophe, phones above all. */
export const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4]/g;

/** Lower case without accents, as texts are compared when people look for something: `Muñoz` reads `munoz`, and `D’Angelo` `d'angelo`. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower.normalize('NFD').replaceAll(MARKS, '').replaceAll(APOSTROPHES, "'");
}
