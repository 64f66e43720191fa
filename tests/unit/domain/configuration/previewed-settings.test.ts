import { expect, it } from 'vitest';

import { editorValues } from '@/domain/configuration/editor-values';
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

it('without edits the preview is what is saved', () => {
  expect(previewedSettings(settings, values)).toEqual(settings);
});

it('every edit shows, and shows as a saved one would be read', () => {
  const edited = {
    ...values,
    URL: ' https://lab.example ',
    Color: '#ABC',
    Titulo: ' Después ',
    Logo: 'data:logo',
    Banner: 'data:banner',
    FondoLogin: 'data:background',
    Informacion: 'uno',
    Informacion2: 'dos',
  };
  const stored = Object.entries(edited).map(([key, value]) => ({
    key,
    value: String(value),
    origin: 1,
  }));
  const saved = settingsFromEntries([...stored, ...entries.slice(2, 3)]);
  expect(previewedSettings(settings, edited).branding).toEqual(saved.branding);
});

it.each([
  ['an unfinished colour leaves the one before', '#11', '#112233'],
  ['no colour is the factory’s', '  ', '#7096de'],
])('%s', (_case, Color, expected) => {
  expect(previewedSettings(settings, { ...values, Color }).branding.color).toBe(expected);
});
