import { useTranslation } from 'react-i18next';

import { contrastRatio } from '@/ui/theme/oklch';

/** Text on the colour: white, and the portal's own dark one. */
const WHITE = '#ffffff';
const DARK = '#1b2733';
const READABLE = 4.5;

/** Says in words how text reads on a colour (WCAG contrast), and what the portal does about it. `color` is `#rrggbb`. */
export function ColorContrast({ color }: { readonly color: string }) {
  const { t, i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const words = (text: string) => {
    const ratio = contrastRatio(color, text);
    return {
      // Rounded down: 4.46 must not read as 4.5.
      ratio: format.format(Math.floor(ratio * 10) / 10),
      verdict: t(ratio >= READABLE ? 'configuration.color.good' : 'configuration.color.poor'),
    };
  };
  const white = t('configuration.color.white', words(WHITE));
  const dark = t('configuration.color.dark', words(DARK));
  const isAdapted = contrastRatio(color, WHITE) < READABLE;
  return (
    <>
      {t('configuration.color.note', { white, dark })}{' '}
      {isAdapted && t('configuration.color.adapted')}
    </>
  );
}
