const LONGEST = 40;

/** A text as part of a file name: letters and digits of any language, everything else one hyphen. */
export function fileNamePart(text: string): string {
  return text
    .normalize('NFC')
    .slice(0, LONGEST)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
