/** Fields of a wire record by name. A value may be `ABSENT` or `rawJson(…)`, which no table could hold. */
export type WireFields = Readonly<Record<string, unknown>>;

/**
 * What the answers about one awkward order say instead of what its rows hold: shapes that a server can send, and no table can
 * store. Kept as JSON in `wire_patches`; orders without a row there are answered as they are.
 */
export interface WirePatch {
  /** Fields of its item in the order list. */
  readonly summary?: WireFields;
  /** Records that stand behind its item in the order list. */
  readonly strayOrders?: readonly unknown[];
  /** Fields of the LIS order, header and reports alike. */
  readonly order?: WireFields;
  /** Fields of its patient in the LIS order. */
  readonly patient?: WireFields;
  /** Fields of its tests by test id, in every call that sends that field of the test. */
  readonly tests?: Readonly<Record<string, WireFields>>;
  /** Records that stand behind its readable tests, in the result list and in reports. */
  readonly strayTests?: readonly unknown[];
  /** What the result list is instead: inside `data`, an object with the places as keys, a text, null, or not there. */
  readonly listShape?: 'data' | 'keys' | 'text' | 'null' | 'none';
  /** Antibiograms by test id, instead of the stored ones. */
  readonly detections?: Readonly<Record<string, unknown>>;
}

/** Stands for a field that the server leaves out. */
export const ABSENT = { $absent: true } as const;

/** Stands for JSON text that goes out as it is, such as `1e999` or `202611210001.0`. */
export function rawJson(text: string): { readonly $raw: string } {
  return { $raw: text };
}

/** Whether a value of a patch is `ABSENT`, also after it was stored. */
export function isAbsent(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$absent' in value;
}

/** The JSON text of a value, with every `rawJson` written out and every absent field left out. */
export function wireText(value: unknown): string {
  const withoutAbsent = (_name: string, inner: unknown) => (isAbsent(inner) ? undefined : inner);
  return JSON.stringify(value, withoutAbsent).replaceAll(
    /\{"\$raw":("(?:[^"\\]|\\.)*")\}/g,
    (_match, quoted: string) => String(JSON.parse(quoted)),
  );
}
