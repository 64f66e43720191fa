/** Most texts: nothing to look for. */
const PLAIN = /^[\n\t\x20-\x7e]*$/;
/**
 * Joiners within words that are spelled with them and within an emoji, line breaks, tabs and the selectors of a character's form
 * are all right; whatever else is not seen is not, nor is a joiner beside U+061C, which counts as Arabic and is not seen itself.
 */
const HIDDEN =
  /(?!(?<=[\p{sc=Arab}\p{sc=Deva}])(?<!\u061c)[\u200c\u200d](?!\u061c)(?=[\p{sc=Arab}\p{sc=Deva}])|(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})|[\n\t\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\p{Cc}\u2028\u2029\ufff9-\ufffb]/gu;
/** How `showHidden` writes a character. */
const MARK = /\[U\+[\dA-F]{4,6}\]/i;

function markOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** True for a text with characters that nobody sees, as they came or as `showHidden` wrote them. */
export function hasHidden(text: string): boolean {
  return MARK.test(text) || showHidden(text) !== text;
}

/**
 * The text with every character written out that nobody sees but that may change what is seen: those that turn the order of others
 * (`\u202e5.12` would be drawn `21.5` and reads `[U+202E]5.12`), those without width, and controls. All others stay as they are.
 */
export function showHidden(text: string): string {
  return PLAIN.test(text) ? text : text.replaceAll(HIDDEN, markOf);
}
