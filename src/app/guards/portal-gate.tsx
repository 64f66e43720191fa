import { usePrefetchQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { userTypesOptions } from '@/api/user-types/get-user-types';

import { SettingsGate } from './settings-gate';

/** The gate of the screens that people sign in for: they need the user types as well, asked for beside the configuration. */
export function PortalGate({ children }: { readonly children: ReactNode }) {
  usePrefetchQuery(userTypesOptions());
  return <SettingsGate>{children}</SettingsGate>;
}
