import { createTheme, type MantineThemeOverride } from '@mantine/core';

import { brandScale } from './brand-scale';

/**
 * Mantine's defaults of the portal. Colours on screen come from styles/tokens.css; the theme's own are only looked up by name.
 * `color` is that of the theme before a laboratory's is known; `closeLabel` names the close buttons that Mantine leaves without one.
 */
export function portalTheme(color: string, closeLabel: string): MantineThemeOverride {
  const closeButtonProps = { 'aria-label': closeLabel };
  return createTheme({
    colors: { brand: brandScale(color) },
    primaryColor: 'brand',
    primaryShade: 7,
    respectReducedMotion: true,
    components: {
      Combobox: { defaultProps: { shadow: 'var(--portal-shadow)' } },
      CloseButton: { defaultProps: closeButtonProps },
      Notification: { defaultProps: { closeButtonProps } },
      PasswordInput: { defaultProps: { visibilityToggleFocusable: true } },
    },
  });
}
