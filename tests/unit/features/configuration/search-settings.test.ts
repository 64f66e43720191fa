import i18next, { type TFunction } from 'i18next';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { LANGUAGE_CODES } from '@/domain/base/language';
import { EDITOR_KEYS, editorValues } from '@/domain/configuration/editor-values';
import { CONFIGURATION_KEYS, KEYS_BY_NAME } from '@/domain/configuration/keys';
import { userTypeRows } from '@/domain/user-types/user-type-row';
import { searchSettings } from '@/features/configuration/search/search-settings';
import { settingEntries } from '@/features/configuration/search/setting-entries';
import { tabOf } from '@/features/configuration/tabs/form-tabs';
import administrationEn from '@/i18n/locales/administration/en.json';
import administrationEs from '@/i18n/locales/administration/es.json';
import { runs } from '@tests/support/environment/runs';

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

const keys = fc.constantFrom(...EDITOR_KEYS);
const languages = fc.constantFrom(...LANGUAGE_CODES);

it('every setting is found by its own label in both languages, however it is written', () => {
  fc.assert(
    fc.property(keys, languages, fc.boolean(), fc.boolean(), (key, language, isBare, isLoud) => {
      const label = TEXTS[language].configuration.label[key];
      const bare = isBare ? label.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '') : label;
      const found = searchSettings(entriesIn(language), isLoud ? bare.toUpperCase() : bare);
      const named = found.find(({ id }) => id === key);
      expect(named?.label).toBe(label);
      // One whose label is the query stands before all that only mention it.
      expect(found[0]?.label.toLowerCase()).toBe(label.toLowerCase());
    }),
    { numRuns: runs(60, 3000) },
  );
});

it('every setting is found by its help and by its wire name, and leads to its tab', () => {
  for (const language of LANGUAGE_CODES) {
    const entries = entriesIn(language);
    for (const key of EDITOR_KEYS) {
      for (const query of [key, TEXTS[language].configuration.help[key]]) {
        const found = searchSettings(entries, query).find(({ id }) => id === key);
        expect([key, query, found?.place?.tab]).toEqual([
          key,
          query,
          CONFIGURATION_KEYS[key].group === 'background' ? 'client' : tabOf(key),
        ]);
      }
    }
  }
});

describe('what leads elsewhere', () => {
  it('the fields of every shown user type have entries of their own', () => {
    const found = searchSettings(entriesIn('es'), 'cantidad de ordenes');
    expect(found.slice(0, 5).map(({ id }) => id)).toEqual(
      ['2', '1', '6', '3', '4'].map((type) => `${type}.quantity`),
    );
    expect(found[1]?.place).toEqual({ tab: 'userTypes', name: 'userTypes.1.quantity' });
  });

  it('settings of the LIS are found by their names and lead nowhere', () => {
    const ofTheLis = [...KEYS_BY_NAME].filter(([, { owner }]) => owner !== 'portal');
    expect(ofTheLis).not.toHaveLength(0);
    for (const [name] of ofTheLis) {
      const found = searchSettings(entriesIn('en'), name.toLowerCase());
      expect([name, found.find(({ id }) => id === name)?.place]).toEqual([name, null]);
    }
  });

  it('secrets that nobody edits are not among them', () => {
    expect(searchSettings(entriesIn('es'), 'LlaveCaptcha')).toEqual([]);
  });

  it('what Outlook fixes leads to the choice of the server', () => {
    const [port] = searchSettings(entriesIn('es', { ServidorCorreo: 'OUTLOOK' }), 'SmtpPort');
    expect(port?.place).toEqual({ tab: 'mail', name: 'configuration.ServidorCorreo' });
  });

  it('the background leads to the link of its page', () => {
    const [background] = searchSettings(entriesIn('es'), 'fondo del inicio');
    expect(background?.place).toEqual({ tab: 'client', name: 'customerData' });
  });
});

it.each([
  ['nothing', ''],
  ['blanks', '  \t '],
  ['words that no setting has', 'zzz ornitorrinco'],
  ['one word that fits and one that does not', 'color ornitorrinco'],
])('%s finds nothing', (_case, query) => {
  expect(searchSettings(entriesIn('es'), query)).toEqual([]);
});
