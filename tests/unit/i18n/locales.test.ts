import { expect, it } from 'vitest';

import administrationEn from '@/i18n/locales/administration/en.json';
import administrationEs from '@/i18n/locales/administration/es.json';
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

const spanish = new Map([...flatten(es), ...flatten(administrationEs)]);
const english = new Map([...flatten(en), ...flatten(administrationEn)]);

it('no text stands in both files of a language', () => {
  expect(spanish.size).toBe(flatten(es).size + flatten(administrationEs).size);
  expect(english.size).toBe(flatten(en).size + flatten(administrationEn).size);
});

it('both languages have the same keys', () => {
  expect([...english.keys()].sort()).toEqual([...spanish.keys()].sort());
});

it.each([...spanish])('%s has text and the same placeholders in both languages', (key, text) => {
  const translation = english.get(key) ?? '';
  expect(text.trim()).not.toBe('');
  expect(translation.trim()).not.toBe('');
  expect(placeholders(translation)).toEqual(placeholders(text));
});
