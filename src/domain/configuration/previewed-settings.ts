import { CONFIGURATION_KEYS } from './configuration-keys';
import type { EditorValues } from './editor-values';
import { readColor } from './read-values';
import type { Settings } from './settings';

/** The keys that people see on the sign-in screen (docs/behaviour.md §2). */
type SeenAtSignIn = Pick<
  EditorValues,
  'URL' | 'Color' | 'Titulo' | 'Logo' | 'Banner' | 'FondoLogin' | 'Informacion' | 'Informacion2'
>;

/**
 * The settings as they would be if `values` were saved now. No colour is the factory's; one that is not finished yet leaves the
 * one before.
 */
export function previewedSettings(settings: Settings, values: SeenAtSignIn): Settings {
  return {
    ...settings,
    branding: {
      ...settings.branding,
      url: values.URL.trim(),
      color:
        readColor(values.Color.trim() || CONFIGURATION_KEYS.Color.fallback) ??
        settings.branding.color,
      title: values.Titulo.trim(),
      logo: values.Logo.trim(),
      banner: values.Banner.trim(),
      loginBackground: values.FondoLogin.trim(),
      information1: values.Informacion.trim(),
      information2: values.Informacion2.trim(),
    },
  };
}
