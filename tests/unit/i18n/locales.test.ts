import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';

import { FIRST_LANGUAGE, LANGUAGE_CODES, type Language } from '@/domain/base/language';
import { TEXT_PARTS, textsOf as partOf } from '@/i18n/add-texts';
import '@/lib/dates/dates';

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

function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort().join(', ');
}

const EXTENSIONS = import.meta.glob<Texts>('/src/extensions/*/texts/*.json', {
  eager: true,
  import: 'default',
});

/** The texts of a language, file by file, those of extensions too. */
async function filesOf(language: Language): Promise<readonly Map<string, string>[]> {
  const files = await Promise.all(TEXT_PARTS.map((part) => partOf(language, part)));
  const own = Object.entries(EXTENSIONS).filter(([path]) => path.endsWith(`/${language}.json`));
  return [...files.map((file) => file as Texts), ...own.map(([, texts]) => texts)].map((texts) =>
    flatten(texts),
  );
}

async function textsOf(language: Language): Promise<ReadonlyMap<string, string>> {
  return new Map((await filesOf(language)).flatMap((file) => [...file]));
}

/** The plural forms of a language, all of them owed: Spanish has one for millions, without which the key itself would be shown. */
function pluralForms(language: string) {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  // Their order differs between versions of Node.
  return new Set<string>([...pluralCategories].sort());
}

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** A text by its key; the forms of a plural share one, `summary_*`. A form for none is there where a text wants one. */
function byConcept(texts: ReadonlyMap<string, string>, language: string) {
  const known = pluralForms(language);
  const concepts = new Map<string, { forms: string[]; texts: string[] }>();
  for (const [key, text] of texts) {
    const [, base, form = ''] = PLURAL.exec(key) ?? [];
    const name = base === undefined ? key : `${base}_*`;
    const concept = concepts.get(name) ?? { forms: [], texts: [] };
    concept.texts.push(text);
    if (base !== undefined && (form !== 'zero' || known.has(form))) concept.forms.push(form);
    concepts.set(name, concept);
  }
  return concepts;
}

/** What a language's texts lack beside those of the first one. */
function gaps(
  language: string,
  texts: ReadonlyMap<string, string>,
  first: ReadonlyMap<string, string>,
): readonly string[] {
  const own = byConcept(texts, language);
  const owed = byConcept(first, FIRST_LANGUAGE);
  return [...new Set([...owed.keys(), ...own.keys()])].flatMap((key) => {
    const mine = own.get(key);
    const theirs = owed.get(key);
    if (mine === undefined || theirs === undefined) return [`${key}: in one language only`];
    if (mine.texts.some((text) => text.trim() === '')) return [`${key}: no text`];
    const known = pluralForms(language);
    const isWhole = !key.endsWith('_*') || [...known].every((form) => mine.forms.includes(form));
    if (!isWhole || !mine.forms.every((form) => known.has(form))) {
      return [`${key}: not ${[...known].join(', ')}`];
    }
    const [wanted, found] = [theirs, mine].map((one) => placeholders(one.texts.join(' ')));
    return wanted === found ? [] : [`${key}: {${found ?? ''}} instead of {${wanted ?? ''}}`];
  });
}

describe.each(LANGUAGE_CODES)('%s', (language) => {
  it('has no text in two files', async () => {
    const files = await filesOf(language);
    const size = files.reduce((sum, file) => sum + file.size, 0);
    expect((await textsOf(language)).size).toBe(size);
  });

  it('has every text in all of its plural forms, with the placeholders of the first language', async () => {
    expect(gaps(language, await textsOf(language), await textsOf(FIRST_LANGUAGE))).toEqual([]);
  });

  it('has a calendar', () => {
    expect(dayjs.Ls).toHaveProperty(language);
    const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    expect(
      dayjs
        .utc(Date.UTC(2026, 0, 1))
        .locale(language)
        .format('MMMM'),
    ).toBe(month.format(Date.UTC(2026, 0, 1)));
  });
});

const first = new Map([
  ['days_one', '{{count}} día'],
  ['days_other', '{{count}} días'],
]);
const polish = new Map([
  ['days_one', '{{count}} dzień'],
  ['days_few', '{{count}} dni'],
  ['days_many', '{{count}} dni'],
  ['days_other', '{{count}} dnia'],
]);

it('a language with other plural forms needs each of its own forms, and no other', () => {
  expect(gaps('pl', polish, first)).toEqual([]);
  expect(gaps('pl', new Map([...polish].slice(0, 2)), first)).toEqual([
    'days_*: not few, many, one, other',
  ]);
});

it('a language with other plural forms needs the placeholders, and a text', () => {
  expect(gaps('pl', new Map([...polish, ['days_few', 'dni {{extra}}']]), first)).toEqual([
    'days_*: {count, extra} instead of {count}',
  ]);
  expect(gaps('pl', new Map([...polish, ['days_many', ' ']]), first)).toEqual(['days_*: no text']);
});
