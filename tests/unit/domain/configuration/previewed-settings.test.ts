import { expect, it } from 'vitest';

import { EDITOR_KEYS, editorValues, isEditorFlag } from '@/domain/configuration/editor-values';
import { CONFIGURATION_KEYS } from '@/domain/configuration/keys';
import { previewedSettings } from '@/domain/configuration/previewed-settings';
import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';

const entries = [
  { key: 'Color', value: '#112233', origin: 1 },
  { key: 'Titulo', value: 'Antes', origin: 1 },
  { key: 'Entidad', value: 'Instituto', origin: 2 },
  { key: 'Captcha', value: 'True', origin: 1 },
];
const settings = settingsFromEntries(entries);
const values = editorValues(entries);

it('every edit shows, and shows as a saved one would be read', () => {
  const edited = {
    ...{ ...values, URL: ' https://lab.example ', Color: '#ABC', Titulo: ' Después ' },
    ...{ Logo: 'data:logo', Banner: 'data:banner', FondoLogin: 'data:background' },
    ...{ Informacion: 'uno', Informacion2: 'dos' },
  };
  const stored = Object.entries(edited).map(([key, text]) => {
    return { key, value: String(text), origin: 1 };
  });
  const saved = settingsFromEntries([...stored, ...entries.slice(2, 3)]);
  expect(previewedSettings(settings, edited).branding).toEqual(saved.branding);
});

it.each([
  ['an unfinished colour leaves the one before', '#11', '#112233'],
  ['no colour is the factory’s', '  ', '#7096de'],
])('%s', (_case, Color, expected) => {
  expect(previewedSettings(settings, { ...values, Color }).branding.color).toBe(expected);
});

it('every key that a screen reads shows as soon as it is edited', () => {
  const others = { color: '#123456', panicBlocking: '2' };
  const read = EDITOR_KEYS.filter((key) => CONFIGURATION_KEYS[key].path !== null);
  expect(read.length).toBeGreaterThan(20);
  for (const key of read) {
    const kind = CONFIGURATION_KEYS[key].kind;
    const other = kind === 'color' || kind === 'panicBlocking' ? others[kind] : 'https://other';
    const edited = { ...values, [key]: isEditorFlag(key) ? !values[key] : other };
    expect([key, previewedSettings(settings, edited)]).not.toEqual([key, settings]);
  }
});

it('where the LIS names no institution, another title stands in for it', () => {
  const untold = settingsFromEntries([{ key: 'Titulo', value: 'Antes', origin: 1 }]);
  const { branding } = previewedSettings(untold, { ...values, Titulo: 'Después' });
  expect(branding.entity).toBe('Después');
});
