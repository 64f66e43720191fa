import { BUSINESS_RULE, type ErrorEnvelope } from './api-error';

/** Longer texts are no sentences for a reader. */
const MAX_CHARACTERS = 300;
/** Characters that draw nothing or turn the order of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;
/** Tags, entities and braces: pages, templates and JSON. */
const MARKUP = /<[/!?a-z]|&(?:\w+|#\d+);|[{}]|^\[/i;
/** As the lines of a stack trace stand. */
const INDENTED_LINE = /[\r\n][\t ]+\S/;
/** A word or a number as sentences have them: nothing of a query, a path, a class, an address or a secret. */
const PROSE =
  /^[¿¡«“"'(]{0,9}(?:\p{L}?\p{Ll}{0,30}|\p{Lu}{1,20}|(?:\p{Lu}\.){1,5}|\d[\d.,:/-]*%?|[–-])[.,;:?!…»”"')]{0,9}$/u;

function plain(text: string): string {
  return text.replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** The words of an entry `code|text|extra`; an entry without bars is words only. */
function entryWords(entry: string): string {
  const [code = '', text] = entry.split('|');
  return plain(text ?? code);
}

/**
 * What a server's failure says to a reader, as one line of plain text of at most 300 characters: the message and entries of a broken
 * business rule; of the other codes, whose messages a program may have written, the message if it is prose. Else empty.
 */
export function serverWords({ code, message, errorFields }: ErrorEnvelope): string {
  const isRule = code === BUSINESS_RULE;
  const sources = isRule ? [message, ...errorFields] : [message];
  const [said = '', ...entries] = sources.map(entryWords);
  const details = entries.filter((words) => words !== '').join('; ');
  const words = [said, details].filter((part) => part !== '').join(': ');
  const isForReader =
    Array.from(words).length <= MAX_CHARACTERS &&
    ![said, ...entries].some((part) => MARKUP.test(part)) &&
    !sources.some((source) => INDENTED_LINE.test(source)) &&
    (isRule || words.split(' ').every((word) => PROSE.test(word)));
  return isForReader ? words : '';
}
