import { expect, it } from 'vitest';

import administrationEn from '@/i18n/locales/administration/en.json';
import administrationEs from '@/i18n/locales/administration/es.json';
import dashboardEn from '@/i18n/locales/dashboard/en.json';
import dashboardEs from '@/i18n/locales/dashboard/es.json';
import en from '@/i18n/locales/en.json';
import es from '@/i18n/locales/es.json';

interface Texts {
  readonly [key: string]: string | Texts;
}

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name).sort();
}

const spanishFiles = [es, administrationEs, dashboardEs].map((file) => flatten(file));
const englishFiles = [en, administrationEn, dashboardEn].map((file) => flatten(file));
const spanish = new Map(spanishFiles.flatMap((file) => [...file]));
const english = new Map(englishFiles.flatMap((file) => [...file]));

function sizeOf(files: readonly Map<string, string>[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

it('no text stands in two files of a language', () => {
  expect(spanish.size).toBe(sizeOf(spanishFiles));
  expect(english.size).toBe(sizeOf(englishFiles));
});

it('both languages have the same keys', () => {
  expect([...english.keys()].sort()).toEqual([...spanish.keys()].sort());
});

it('every text is there, with the same placeholders in both languages', () => {
  const differences = [...spanish].flatMap(([key, text]) => {
    const translation = english.get(key) ?? '';
    if (text.trim() === '' || translation.trim() === '') return [`${key}: no text`];
    const [own, other] = [text, translation].map((each) => placeholders(each).join(', '));
    return own === other ? [] : [`${key}: {${own ?? ''}} in Spanish, {${other ?? ''}} in English`];
  });
  expect(differences).toEqual([]);
});
