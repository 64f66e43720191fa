/** Vowels that make a syllable each where they stand together: the strong ones, and the weak ones with an accent. */
const STRONG = /[aeoáéóíú]/g;

/** Syllables of a Spanish word: its vowels, where a weak one joins its neighbour. */
function spanishSyllables(word: string): number {
  const groups =
    word
      .toLowerCase()
      .replaceAll(/[qg]u(?=[eiéí])/g, 'q')
      .match(/[aeiouáéíóúü]+/g) ?? [];
  const of = (group: string) => Math.max(1, (group.match(STRONG) ?? []).length);
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + of(group), 0),
  );
}

/** Syllables of an English word, as the usual readability programs count: groups of vowels without a silent e. */
function englishSyllables(word: string): number {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '');
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length);
}

/** Sentences of a text; a semicolon ends none. */
export function sentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');
}

export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
}

function ratios(text: string, syllablesOf: (word: string) => number) {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return { perWord: syllables / words.length, perSentence: words.length / sentences(text).length };
}

/** How easily a text is read, 100 for a child: Fernández-Huerta for Spanish, Flesch for English; 60 and 50 are plain. */
export const READING_EASE = {
  es: (text: string) => {
    const { perWord, perSentence } = ratios(text, spanishSyllables);
    return 206.84 - 60 * perWord - 1.02 * perSentence;
  },
  en: (text: string) => {
    const { perWord, perSentence } = ratios(text, englishSyllables);
    return 206.835 - 84.6 * perWord - 1.015 * perSentence;
  },
};
