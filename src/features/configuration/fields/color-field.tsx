import { ActionIcon, TextInput } from '@mantine/core';
import { useController } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { CONFIGURATION_KEYS } from '@/domain/configuration/keys';
import { readColor } from '@/domain/configuration/read-values';
import { useTranslation } from '@/i18n/translation';
import { isLightBrand } from '@/ui/theme/brand';
import { contrastRatio } from '@/ui/theme/oklch';

import classes from './color-field.module.css';
import { useProblemText } from './use-problem-text';

const WHITE = '#ffffff';
const READABLE = 4.5;

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
              {/* White letters upon it, by the contrast of WCAG; a light colour has dark ones. */}
              {t(
                contrastRatio(color, WHITE) < READABLE && !isLightBrand(color)
                  ? 'configuration.color.darkened'
                  : 'configuration.color.good',
              )}
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
