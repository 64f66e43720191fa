import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';

import { LANGUAGE_CODES } from '@/domain/base/language';
import { EDITOR_KEYS, editorValues } from '@/domain/configuration/editor-values';
import { CONFIGURATION_KEYS, KEYS_BY_NAME } from '@/domain/configuration/keys';
import { userTypeRows } from '@/domain/user-types/user-type-row';
import { searchSettings } from '@/features/configuration/search/search-settings';
import { settingEntries } from '@/features/configuration/search/setting-entries';
import { tabOf } from '@/features/configuration/tabs/form-tabs';
import administrationEn from '@/i18n/locales/administration/en.json';
import administrationEs from '@/i18n/locales/administration/es.json';

const TEXTS = { es: administrationEs, en: administrationEn };
const translations = i18next.createInstance();

beforeAll(async () => {
  await translations.init({
    lng: 'es',
    resources: {
      es: { translation: administrationEs },
      en: { translation: administrationEn },
    },
  });
});

const userTypes = [
  ...userTypeRows(
    ([1, 2, 3, 4, 5, 6] as const).map((type) => ({
      ...{ type, message: '', image: '', visible: true, confidential: false },
      ...{ quantityOrder: 0, onlyValidated: true },
    })),
  ),
];

function entriesIn(language: 'es' | 'en', stored: Readonly<Record<string, string>> = {}) {
  const entries = Object.entries(stored).map(([key, value]) => ({ key, value, origin: 1 }));
  const t: TFunction = translations.getFixedT(language);
  return settingEntries({
    t,
    form: { configuration: editorValues(entries), userTypes },
    typeName: (type) => (type === 5 ? null : `Tipo ${type}`),
  });
}

it('every setting is found by its own label, help and wire name in both languages, however written, and leads to its tab', () => {
  for (const language of LANGUAGE_CODES) {
    const entries = entriesIn(language);
    const { label, help } = TEXTS[language].configuration;
    for (const key of EDITOR_KEYS) {
      const bare = label[key].normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
      const [first] = searchSettings(entries, bare.toUpperCase());
      // One whose label is the query stands before all that only mention it.
      expect(first?.label.toLowerCase(), key).toBe(label[key].toLowerCase());
      for (const query of [label[key], key, help[key]]) {
        const tab = CONFIGURATION_KEYS[key].group === 'background' ? 'client' : tabOf(key);
        const named = searchSettings(entries, query).find(({ id }) => id === key);
        expect(named?.place?.tab, `${key}: ${query}`).toBe(tab);
      }
    }
  }
});

it('the fields of every shown user type have entries of their own', () => {
  const found = searchSettings(entriesIn('es'), 'cantidad de ordenes');
  expect(found.slice(0, 5).map(({ id }) => id)).toEqual(
    ['2', '1', '6', '3', '4'].map((type) => `${type}.quantity`),
  );
  expect(found[1]?.place).toEqual({ tab: 'userTypes', name: 'userTypes.1.quantity' });
});

it('settings of the LIS lead nowhere, secrets are not found, and what Outlook fixes or a page holds leads there', () => {
  const ofTheLis = [...KEYS_BY_NAME].filter(([, { owner }]) => owner !== 'portal');
  expect(ofTheLis).not.toHaveLength(0);
  for (const [name] of ofTheLis) {
    const found = searchSettings(entriesIn('en'), name.toLowerCase());
    expect(found.find(({ id }) => id === name)?.place, name).toBeNull();
  }
  expect(searchSettings(entriesIn('es'), 'LlaveCaptcha')).toEqual([]);
  const [port] = searchSettings(entriesIn('es', { ServidorCorreo: 'OUTLOOK' }), 'SmtpPort');
  expect(port?.place).toEqual({ tab: 'mail', name: 'configuration.ServidorCorreo' });
  const [background] = searchSettings(entriesIn('es'), 'fondo del inicio');
  expect(background?.place).toEqual({ tab: 'client', name: 'customerData' });
});

it.each(['', '  \t ', 'zzz ornitorrinco', 'color ornitorrinco'])('%j finds nothing', (query) => {
  expect(searchSettings(entriesIn('es'), query)).toEqual([]);
});
