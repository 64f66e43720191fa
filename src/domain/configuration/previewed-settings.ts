import { isObject } from '@/domain/base/is-object';

import { EDITOR_KEYS, type EditorValues } from './editor-values';
import { KEYS_BY_NAME, type SettingsPath } from './keys';
import { readColor } from './read-values';
import type { Settings } from './settings';
import { settingsFromEntries } from './settings-from-entries';

/** The text from which a setting would be read as it is: kinds of the LIS are all read from their own text. */
function asText(settings: Settings, path: SettingsPath): string {
  const found = path
    .split('.')
    .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), settings);
  return String(found);
}

/** What only the LIS can change. Where it has no name of its own the title stands in, and another title would. */
function keptEntries(settings: Settings) {
  const { entity, title } = settings.branding;
  return [...KEYS_BY_NAME].flatMap(([key, { owner, path }]) => {
    if (owner === 'portal' || path === null) return [];
    const isTitle = path === 'branding.entity' && entity === title;
    return [{ key, value: isTitle ? '' : asText(settings, path), origin: 2 }];
  });
}

/**
 * The settings as they would be if `values` were saved now. No colour is the factory's; one that is not finished yet leaves the
 * one before.
 */
export function previewedSettings(settings: Settings, values: EditorValues): Settings {
  const isUnfinished = values.Color.trim() !== '' && readColor(values.Color) === null;
  const shown = isUnfinished ? { ...values, Color: settings.branding.color } : values;
  const typed = EDITOR_KEYS.map((key) => ({ key, value: String(shown[key]), origin: 1 }));
  return settingsFromEntries([...typed, ...keptEntries(settings)]);
}
