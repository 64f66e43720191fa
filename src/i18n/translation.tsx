import i18next, { type i18n, type TFunction } from 'i18next';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTranslation as useLibraryTranslation } from 'react-i18next';

interface Translation {
  readonly t: TFunction;
  readonly i18n: i18n;
}

const TranslationContext = createContext<Translation>({ t: i18next.t, i18n: i18next });

/** Watches the language once for all that is below. */
export function TranslationProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useLibraryTranslation();
  const translation = useMemo(() => ({ t, i18n: i18next }), [t]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

/**
 * The texts in the language of the portal. The library's own hook watches the language for each component and copies its instance,
 * which took a third of the time in which an order opens.
 */
export function useTranslation(): Translation {
  return use(TranslationContext);
}
