/** Milliseconds between two keys of a reader at the most; no hand is that fast. */
const GAP = 50;
/** Milliseconds of silence before a code. What follows another key sooner may be the rest of a code that was interrupted. */
const SILENCE = 500;
/** The shortest code: fast fingers can roll over three or four keys. */
const SHORTEST = 6;
/** The longest card has some 500 characters; what never ends is no scan. */
const LONGEST = 5_000;
/** How readers end a code. */
const ENDS = new Set(['Enter', 'Tab']);

type Key = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey'>;

/** Tells the keys of a barcode reader, which types like a keyboard, from those of a hand: they follow each other at once. */
export class ScannedKeys {
  #text = '';
  #last = Number.NEGATIVE_INFINITY;
  /** Something stood before the text that may belong to it: a part of a number is another number. */
  #isPart = false;

  /** Whether the next key may go on with a code. */
  get isEmpty(): boolean {
    return this.#text === '';
  }

  forget(): void {
    this.#text = '';
  }

  /** Takes the next key; the code when this key ends one, else null. */
  take({ key, timeStamp, ctrlKey }: Key): string | null {
    const gap = timeStamp - this.#last;
    const isInTime = gap >= 0 && gap <= GAP;
    if (ENDS.has(key)) {
      const text = this.#text;
      this.forget();
      // The next code may follow at once.
      this.#last = Number.NEGATIVE_INFINITY;
      const isWhole = !this.#isPart && text.length >= SHORTEST && text.length <= LONGEST;
      return isInTime && isWhole ? text : null;
    }
    // Shift and the like stand between the characters of a code.
    if (key.length !== 1) return null;
    if (!isInTime) {
      this.forget();
      this.#isPart = gap <= SILENCE;
    }
    this.#last = timeStamp;
    // Readers send separators as Ctrl and a key.
    if (this.#text.length <= LONGEST) this.#text += ctrlKey ? '\u001d' : key;
    return null;
  }
}
