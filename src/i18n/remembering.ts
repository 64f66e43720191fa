import type { TFunction } from 'i18next';

/** The same texts, of which each without parameters is looked up once: a table has the same few in every row. */
export function remembering(t: TFunction): TFunction {
  const known = new Map<string, unknown>();
  return new Proxy(t, {
    apply(asked, self, call: unknown[]): unknown {
      const [key] = call;
      const plainKey = call.length === 1 && typeof key === 'string' ? key : null;
      if (plainKey !== null && known.has(plainKey)) return known.get(plainKey);
      const text: unknown = Reflect.apply(asked, self, call);
      // The text of a part that is not loaded yet is its key.
      if (plainKey !== null && text !== plainKey) known.set(plainKey, text);
      return text;
    },
  });
}
