import { keysIn, type EditorValues } from './editor-values';
import type { KeysWith } from './keys';
import { readColor } from './read-values';
import type { Settings } from './settings';
import { settingsFromEntries } from './settings-from-entries';

/** The keys that people see on the sign-in screen (docs/behaviour.md §2). */
const SEEN_AT_SIGN_IN = [...keysIn('identity'), ...keysIn('background'), ...keysIn('contact')];

/**
 * The settings as they would be if `values` were saved now. No colour is the factory's; one that is not finished yet leaves the
 * one before.
 */
export function previewedSettings(
  settings: Settings,
  values: Pick<EditorValues, KeysWith<{ group: 'identity' | 'background' | 'contact' }>>,
): Settings {
  const seen = SEEN_AT_SIGN_IN.map((key) => ({ key, value: values[key], origin: 1 }));
  const { terms, entity, color } = settings.branding;
  const isUnfinished = values.Color.trim() !== '' && readColor(values.Color) === null;
  return {
    ...settings,
    branding: {
      ...settingsFromEntries(seen).branding,
      terms,
      entity,
      ...(isUnfinished && { color }),
    },
  };
}
