import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineThemeOverride,
} from '@mantine/core';

import { brandScale } from './brand';

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
    variantColorResolver: (input) => {
      const colors = defaultVariantColorsResolver(input);
      if (input.variant !== 'filled' || input.color !== 'brand') return colors;
      return {
        background: 'var(--portal-brand-fill)',
        hover: 'var(--portal-brand-fill-hover)',
        color: 'var(--portal-brand-fill-text)',
        border: '1px solid var(--portal-brand-fill-edge)',
      };
    },
    components: {
      Button: { defaultProps: { variant: 'filled' } },
      Combobox: { defaultProps: { shadow: 'var(--portal-shadow)' } },
      // As small as it is, the corner of the rest would make it a circle.
      Checkbox: { defaultProps: { radius: 'xs' } },
      CloseButton: { defaultProps: closeButtonProps },
      Notification: { defaultProps: { closeButtonProps } },
      PasswordInput: { defaultProps: { visibilityToggleFocusable: true } },
    },
  });
}
