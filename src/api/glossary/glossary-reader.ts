import type { Glossary, GlossaryEntry, OutsidePage } from '@/domain/glossary/glossary';
import {
  innerListOf,
  integer,
  mapped,
  only,
  optional,
  orElse,
  record,
  requiredIdentifier,
  requiredListOf,
  text,
} from '@/lib/wire/readers';

/** The only form of the file so far. */
const VERSION = 1;

const sentence = mapped(text, (value) => value.trim());
const writtenSentence = only(sentence, (value) => value !== '');

const pageReader = record(
  { text: writtenSentence, url: writtenSentence },
  (page): OutsidePage => page,
);

const entryReader = record(
  {
    codes: only(requiredListOf(requiredIdentifier), ({ items }) => items.length > 0),
    // Without its names an entry would be read for any test of its code.
    names: only(innerListOf(writtenSentence), ({ unreadable }) => unreadable === 0),
    what: writtenSentence,
    why: sentence,
    high: sentence,
    low: sentence,
    positive: sentence,
    influences: sentence,
  },
  ({ codes, names, ...texts }): GlossaryEntry => ({
    ...texts,
    codes: codes.items,
    names: names.items,
  }),
);

/**
 * A file of explanations: an entry that cannot be read is counted and costs no other one. Texts are texts: nothing in them is
 * markup.
 */
export const glossaryReader = record(
  {
    version: only(integer, (version) => version === VERSION),
    reviewer: sentence,
    reviewed: sentence,
    more: orElse(optional(pageReader), null),
    tests: requiredListOf(entryReader),
  },
  ({ reviewer, reviewed, more, tests }): Glossary => ({
    reviewer,
    reviewed,
    more,
    entries: tests.items,
    unreadable: tests.unreadable,
  }),
);
