import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { glossaryReader } from '@/api/glossary/glossary-reader';
import { LANGUAGE_CODES, type Language } from '@/domain/base/language';
import {
  explanationsOf,
  OUTCOMES,
  repeatedCodes,
  type Glossary,
  type GlossaryEntry,
} from '@/domain/glossary/glossary';
import { AREAS } from '@demo-lis/seed/catalogue/catalogue';
import { READING_EASE, sentences, wordsOf } from '@tests/support/page/readability';

function shipped(language: Language): Glossary {
  const file = new URL(`../../../../public/glossary/${language}.json`, import.meta.url);
  return glossaryReader(JSON.parse(readFileSync(file, 'utf8'))) as Glossary;
}

const TEXTS = ['what', 'why', ...OUTCOMES, 'influences'] as const;
const textsOf = (entry: GlossaryEntry) =>
  TEXTS.map((name) => entry[name]).filter((one) => one !== '');

const PLAIN = { es: 60, en: 50 };
const LONGEST_SENTENCE = 25;

describe.each(LANGUAGE_CODES)('the explanations that are delivered, in %s', (language) => {
  const glossary = shipped(language);
  const entries = glossary.entries.map((entry) => [entry.names[0] ?? '', entry] as const);

  it('explains every test of the demo laboratory once', () => {
    const explain = explanationsOf(glossary);
    const tests = AREAS.flatMap((area) => area.tests);
    const lacking = tests.filter(
      ({ code, name }) => explain({ testCode: code, name, abbreviation: '' }) === null,
    );
    expect(tests).toHaveLength(113);
    expect(lacking).toEqual([]);
    expect(glossary.entries).toHaveLength(113);
    expect(repeatedCodes(glossary)).toEqual([]);
    expect(glossary.unreadable).toBe(0);
  });

  it('claims no reviewer', () => {
    expect(glossary).toMatchObject({ reviewer: '', reviewed: '' });
  });

  it('has the same parts in every language', () => {
    const parts = ({ entries }: Glossary) =>
      entries.map((entry) => [entry.codes, TEXTS.filter((name) => entry[name] !== '')]);
    expect(parts(glossary)).toEqual(parts(shipped('es')));
  });

  it.each(entries)('is plain: %s', (_name, entry) => {
    expect(READING_EASE[language](textsOf(entry).join(' '))).toBeGreaterThanOrEqual(
      PLAIN[language],
    );
    const long = textsOf(entry)
      .flatMap(sentences)
      .filter((sentence) => wordsOf(sentence).length > LONGEST_SENTENCE);
    expect(long).toEqual([]);
  });

  it.each(entries)('says no figure that could contradict an interval: %s', (_name, entry) => {
    // Digits stand in names of substances only.
    for (const text of textsOf(entry)) {
      expect(text.replaceAll(/\b(?:B12|B9|A1c|CO2|O2|CA 125)\b/g, '')).not.toMatch(/\d/);
    }
  });
});
