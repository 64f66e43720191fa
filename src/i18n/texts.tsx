import type { TFunction } from 'i18next';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const TextsContext = createContext<TFunction | null>(null);

/** The same texts, of which each without parameters is looked up once: a table has the same few in every row. */
function remembering(t: TFunction): TFunction {
  const known = new Map<string, unknown>();
  return new Proxy(t, {
    apply(asked, self, call: unknown[]) {
      const [key] = call;
      if (call.length > 1 || typeof key !== 'string') return Reflect.apply(asked, self, call);
      const text = known.get(key) ?? Reflect.apply(asked, self, call);
      // The text of a part that is not loaded yet is its key.
      if (text !== key) known.set(key, text);
      return text;
    },
  });
}

/** Asks for the texts once, for all that is below. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const texts = useMemo(() => remembering(t), [t]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * The texts, for what stands in a table many times: `useTranslation` watches the language anew for each, which took a tenth of the
 * time in which an order opens (docs/performance.md, Opening an order).
 */
export function useTexts(): TFunction {
  const t = use(TextsContext);
  if (t === null) throw new Error('there is no TextsProvider above');
  return t;
}
