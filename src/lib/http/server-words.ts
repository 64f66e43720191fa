import { BUSINESS_RULE, type ErrorEnvelope } from './api-error';

/** Longer words are cut: what matters stands at their beginning. */
const MAX_CHARACTERS = 300;
/** What is looked at. */
const MAX_SOURCE = 4000;

/** Characters that draw nothing or turn the order of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;

/**
 * What betrays a machine's inside and helps no reader: a trace, a query, an exception, a path, an address, a secret, markup or a
 * whole document. One sign is enough.
 */
const INSIDE: readonly RegExp[] = [
  // Stack traces of Java, .NET, JavaScript, Python and PHP.
  /\bat\s+[\w$.<>[\]`]+\s*\(/i,
  /\.(?:java|kt|cs|vb|js|mjs|ts|py|php|rb|go|dll|jar|class)\b/i,
  /\btraceback\b|\bstack ?trace\b|\bcaused by\s*:|\bline \d+, in\b|\bgoroutine \d+|\bruntime error\b|#\d+\s+\S+\(/i,
  // Exceptions and the packages they live in: java.lang.Error, System.Data.SqlClient, NullPointerException.
  /\b[A-Za-z_$][\w$]+\.[A-Za-z_$][\w$]+\.[A-Za-z_$]/,
  /\b(?:java|javax|jakarta|org|com|net|io|System|Microsoft)\.[\w$]/,
  /\b[A-Za-z_$][\w$]*(?:Exception|Error)\b|\bexception\b|\berrno\b/,
  /\b(?:null ?pointer|object reference|segmentation fault|undefined is not|is not a function|cannot read propert)/i,
  // Databases and their languages.
  /\b(?:ORA|PLS|SQL|TNS|DB2|SP2)-?\d{3,}|\bSQL(?:STATE|CODE|ITE)?\b|\bjdbc\b|\bhibernate\b|\bpostgres|\bmysql\b|\bmongo|\bJPA\b/i,
  /\bSELECT\b[^]{0,200}\bFROM\b/,
  /\bselect\s+[\w.*()]+(?:\s*,\s*[\w.*()]+)*\s+from\s+\S|\binsert\s+into\b|\bupdate\s+\S+\s+set\b|\bdelete\s+from\b/i,
  /\b(?:drop|alter|create|truncate)\s+(?:table|database|index|view)\b|\bunion\s+(?:all\s+)?select\b/i,
  /\bconstraint\b|\bforeign key\b|\bduplicate (?:key|entry)\b|\bdeadlock\b|\bsyntax error\b|\bincorrect syntax\b|\brelation ["'`]/i,
  /\bwhere\s+[\w.]+\s*(?:=|<|>|like\b|in\s*\()|\bjoin\s+\S+\s+on\b|\b(?:or|and)\s+1\s*=\s*1\b/i,
  /\b(?:unknown column|unknown table|could not (?:execute|extract)|prepared statement|column ["'`]|table ["'`])/i,
  // Files and machines.
  /\b[a-z]:[\\/]|\\\\[\w.-]+|(?:^|[\s"'`(=:,[|])~?(?:\/[\w.@%+-]+){2,}|(?:^|[\s"'`(=:|])\.\.?[\\/]/i,
  /(?:^|[\s"'`(=:|])\/(?:opt|etc|var|usr|home|tmp|srv|root|app|mnt|proc|bin|data|www)\b/i,
  /[a-z][a-z\d+.-]{0,20}:\/\/|\b\d{1,3}(?:\.\d{1,3}){3}\b|\blocalhost\b|\w\.[\w-]{1,63}:\d{2,5}\b/i,
  /\b0x[\da-f]{4,}\b|@[\da-f]{6,}\b/i,
  // Secrets.
  /\beyJ[\w-]{6,}|\b(?:bearer|basic)\s+[\w.~+/-]{8,}|\b(?:password|passwd|pwd|token|secret|api_?key|cookie|sid|\w*sessionid|user ?id)\s*[=:]/i,
  /\S{80,}/,
  // Markup, documents and what templates leave behind.
  /<\/?[a-z!?][^<>]*>|<!--|&(?:lt|gt|#\d+);|(?:^|\|)\s*[{[]|\}\s*$|\{\{|\$\{|\$t\(|%[A-Z_]{2,}%/i,
];

function plain(text: string): string {
  return text.replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim();
}

function cut(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= MAX_CHARACTERS) return text;
  return `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()}…`;
}

/** Judged as it came and as it will be shown: an invisible character could hide what it parts. */
function showsInside(source: string): boolean {
  const shown = plain(source);
  return INSIDE.some((sign) => sign.test(source) || sign.test(shown));
}

/** The words of an entry `code|text|extra`; an entry without bars is words only. */
function entryWords(entry: string): string {
  const [code = '', text] = entry.split('|');
  return plain(text ?? code);
}

/**
 * What a server's failure says to a reader, as one line of plain text of at most 300 characters: its message, and for a broken
 * business rule the entries behind it. Empty when it says nothing, or anything of the server's inside.
 */
export function serverWords({ code, message, errorFields }: ErrorEnvelope): string {
  const sources = (code === BUSINESS_RULE ? [message, ...errorFields] : [message]).map((source) =>
    source.slice(0, MAX_SOURCE),
  );
  if (sources.some(showsInside)) return '';
  const [said = '', ...entries] = sources.map(entryWords);
  const details = entries.filter((words) => words !== '').join('; ');
  return cut([said, details].filter((words) => words !== '').join(': '));
}
