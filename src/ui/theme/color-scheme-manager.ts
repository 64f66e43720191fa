import type { MantineColorSchemeManager } from '@mantine/core';

import { clearDevice, readDevice, writeDevice } from '@/lib/session/device-storage';

/** What a person may choose: light, dark, or whatever the device says. */
export type ColorScheme = 'light' | 'dark' | 'auto';

function isChosen(value: string | null): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark';
}

/**
 * Mantine's memory of the chosen scheme. The device keeps light and dark only: without a value it follows its own setting.
 * public/start-check.js reads the same value before anything is drawn. Other tabs follow when they load.
 */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (preset) => {
    const kept = readDevice('colorScheme');
    return isChosen(kept) ? kept : preset;
  },
  set: (scheme) => {
    if (isChosen(scheme)) writeDevice('colorScheme', scheme);
    else clearDevice('colorScheme');
  },
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => {
    clearDevice('colorScheme');
  },
};
