import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'es' | 'en';

const LOCALES = join(import.meta.dirname, '../../../../src/i18n/locales');
const FILES = ['.', 'dashboard', 'administration'];

function textsOf(language: Language): readonly unknown[] {
  return FILES.map((folder) => {
    const texts: unknown = JSON.parse(
      readFileSync(join(LOCALES, folder, `${language}.json`), 'utf8'),
    );
    return texts;
  });
}

const TEXTS = { es: textsOf('es'), en: textsOf('en') };

function member(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

/** A text of the portal as its file has it, placeholders included. */
export function word(language: Language, key: string): string {
  for (const texts of TEXTS[language]) {
    const found = member(texts, key.split('.'));
    if (typeof found === 'string') return found;
  }
  throw new Error(`no text ${key} in ${language}`);
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** What finds a text of the portal whatever its placeholders hold. */
export function wordPattern(language: Language, key: string): RegExp {
  const parts = word(language, key).split(/\{\{[^}]+\}\}/);
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(SPECIAL, String.raw`\$&`)).join('.*')}$`,
  );
}
