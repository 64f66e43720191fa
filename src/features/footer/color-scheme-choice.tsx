import { useMantineContext } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { ColorScheme } from '@/ui/theme/color-scheme-manager';

import classes from './color-scheme-choice.module.css';

const SCHEMES: readonly ColorScheme[] = ['auto', 'light', 'dark'];

function isScheme(value: string): value is ColorScheme {
  return SCHEMES.some((scheme) => scheme === value);
}

/** Light, dark, or as the device says; the device keeps the choice. */
export function ColorSchemeChoice() {
  const { t } = useTranslation();
  // Mantine's `useMantineColorScheme` would stop transitions by a style element, which the policy forbids.
  const { colorScheme, setColorScheme } = useMantineContext();
  return (
    <select
      className={classes.choice}
      aria-label={t('app.appearance.label')}
      autoComplete="off"
      value={colorScheme}
      onChange={({ currentTarget }) => {
        if (isScheme(currentTarget.value)) setColorScheme(currentTarget.value);
      }}
    >
      {SCHEMES.map((scheme) => (
        <option key={scheme} value={scheme}>
          {t(`app.appearance.${scheme}`)}
        </option>
      ))}
    </select>
  );
}
