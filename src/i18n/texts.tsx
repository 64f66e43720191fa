import type { TFunction } from 'i18next';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { remembering } from './remembering';

const TextsContext = createContext<TFunction | null>(null);

/** Asks for the texts once, for all that is below. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const texts = useMemo(() => remembering(t), [t]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * The texts, for what stands in a table many times: `useTranslation` watches the language anew for each, which took a tenth of the
 * time in which an order opens.
 */
export function useTexts(): TFunction {
  const t = use(TextsContext);
  if (t === null) throw new Error('there is no TextsProvider above');
  return t;
}
