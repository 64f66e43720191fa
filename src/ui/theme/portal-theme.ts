import { createTheme, type MantineThemeOverride } from '@mantine/core';

import { brandScale } from './brand-scale';

const DEFAULT_COLOR = '#7096de';

/**
 * Mantine's defaults of the portal. Colours on screen come from styles/tokens.css; the theme's own are only looked up by name.
 * `closeLabel` names the close buttons that Mantine leaves without one. Dialogs never use Mantine's scroll lock, which would
 * inject a style element against the policy (styles/base.css locks instead).
 */
export function portalTheme(closeLabel: string): MantineThemeOverride {
  const closeButtonProps = { 'aria-label': closeLabel };
  return createTheme({
    colors: { brand: brandScale(DEFAULT_COLOR) },
    primaryColor: 'brand',
    primaryShade: 7,
    respectReducedMotion: true,
    // By name, so that a dialog's code does not join the login.
    components: {
      CloseButton: { defaultProps: closeButtonProps },
      Drawer: { defaultProps: { lockScroll: false, closeButtonProps } },
      Modal: { defaultProps: { lockScroll: false, centered: true, closeButtonProps } },
      Notification: { defaultProps: { closeButtonProps } },
      PasswordInput: { defaultProps: { visibilityToggleFocusable: true } },
    },
  });
}
