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

function shipped(language: Language): Glossary {
  const file = new URL(`../../../../public/glossary/${language}.json`, import.meta.url);
  return glossaryReader(JSON.parse(readFileSync(file, 'utf8'))) as Glossary;
}

const TEXTS = ['what', 'why', ...OUTCOMES, 'influences'] as const;
const textsOf = (entry: GlossaryEntry) =>
  TEXTS.map((name) => entry[name]).filter((one) => one !== '');

const LONGEST_SENTENCE = 25;

describe.each(LANGUAGE_CODES)('the explanations that are delivered, in %s', (language) => {
  const glossary = shipped(language);

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

  it('claims no reviewer, and has the same parts in every language', () => {
    expect(glossary).toMatchObject({ reviewer: '', reviewed: '' });
    const parts = ({ entries }: Glossary) =>
      entries.map((entry) => [entry.codes, TEXTS.filter((name) => entry[name] !== '')]);
    expect(parts(glossary)).toEqual(parts(shipped('es')));
  });

  it('has short sentences, and says no figure that could contradict an interval', () => {
    const hard = glossary.entries.filter((entry) => {
      const texts = textsOf(entry);
      const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
      const long = sentences.filter((one) => one.split(/\s+/).length > LONGEST_SENTENCE);
      // Digits stand in names of substances only.
      const names = /\b(?:B12|B9|A1c|CO2|O2|CA 125)\b/g;
      const figures = texts.filter((text) => /\d/.test(text.replaceAll(names, '')));
      return long.length > 0 || figures.length > 0;
    });
    expect(hard).toEqual([]);
  });
});
