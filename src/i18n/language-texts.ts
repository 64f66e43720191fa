import type { ResourceKey } from 'i18next';

import type { Language } from '@/domain/base/language';

import es from './locales/es.json';

interface TextFile {
  readonly default: ResourceKey;
}

/** `start` is what the first screen needs; the others come with what shows them. */
export type TextPart = 'start' | 'dashboard' | 'administration';

/** The text files of every language. Only those of the first language's start are in the first load. */
export const LANGUAGE_TEXTS: Readonly<
  Record<Language, Readonly<Record<TextPart, () => Promise<TextFile>>>>
> = {
  es: {
    start: () => Promise.resolve({ default: es }),
    dashboard: () => import('./locales/dashboard/es.json'),
    administration: () => import('./locales/administration/es.json'),
  },
  en: {
    start: () => import('./locales/en.json'),
    dashboard: () => import('./locales/dashboard/en.json'),
    administration: () => import('./locales/administration/en.json'),
  },
};
