import { ActionIcon, TextInput } from '@mantine/core';
import { useController } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { CONFIGURATION_KEYS } from '@/domain/configuration/keys';
import { readColor } from '@/domain/configuration/read-values';
import { useTranslation } from '@/i18n/translation';
import { contrastRatio } from '@/ui/theme/oklch';

import classes from './color-field.module.css';
import { useProblemText } from './use-problem-text';

/** Text on the colour: white, and the portal's own dark one. */
const WHITE = '#ffffff';
const DARK = '#13222e';
const READABLE = 4.5;

/** Says in words how text reads on a colour (WCAG contrast), and what the portal does about it. `color` is `#rrggbb`. */
function ColorContrast({ color }: { readonly color: string }) {
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

/**
 * The laboratory's colour as text and with the device's own picker. Leaving the text writes it as it is stored: with `#` and in
 * lower case.
 */
export function ColorField() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { field, fieldState } = useController<AdministrationForm, 'configuration.Color'>({
    name: 'configuration.Color',
  });
  const color = readColor(field.value);
  return (
    <TextInput
      {...field}
      label={t('configuration.label.Color')}
      description={
        <>
          {t('configuration.help.Color')}
          {color !== null && (
            <span className={classes.note}>
              <ColorContrast color={color} />
            </span>
          )}
        </>
      }
      error={problemText(fieldState.error?.type)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      translate="no"
      data-gramm="false"
      onBlur={() => {
        if (color !== null && color !== field.value) field.onChange(color);
        field.onBlur();
      }}
      rightSection={
        <ActionIcon component="label" variant="transparent" className={classes.picker}>
          <input
            type="color"
            className={classes.input}
            aria-label={t('configuration.color.pick')}
            value={color ?? CONFIGURATION_KEYS.Color.fallback}
            onChange={(event) => {
              field.onChange(event.currentTarget.value);
            }}
          />
        </ActionIcon>
      }
    />
  );
}
