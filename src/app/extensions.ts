import type { ResourceKey } from 'i18next';
import type { ComponentType } from 'react';

import type { Language } from '@/domain/base/language';

/** A screen for administrators that the portal can do without, with its texts. */
interface ExtensionScreen {
  readonly path: string;
  readonly load: () => Promise<{
    readonly Screen: ComponentType;
    readonly texts: Readonly<Record<Language, ResourceKey>>;
  }>;
}

/** One line for each: whoever deletes it and the folder has the portal without. */
export const EXTENSION_SCREENS: readonly ExtensionScreen[] = [
  { path: '/templates', load: () => import('@/extensions/templates/screen') },
];
