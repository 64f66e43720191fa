/** What the fields of a form say: the value that is sent, or what is wrong with which field, as a code. */
export type FormReading<Value, Field extends string, Problem extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<Field, Problem>>> };
