import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

/** `FormReading` of the domain, whatever its codes are; a field of a list has a path such as `userTypes.0.quantity`. */
type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<string, string>>> };

/**
 * How every form of the portal validates: one pure function reads all the fields together, and gives either the value that
 * `handleSubmit` hands on or one problem per field as a code. The code becomes the `type` of the field's error, and the field has
 * the words for it. What only the server can say is set with `setError` as a `message`, in words.
 */
export function formResolver<Fields extends FieldValues, Value>(
  read: (fields: Fields) => Reading<Value>,
): Resolver<Fields, unknown, Value> {
  return (fields) => {
    const reading = read(fields);
    if (reading.ok) return { values: reading.value, errors: {} };
    const errors: FieldErrors<Fields> = {};
    for (const [field, type] of Object.entries(reading.problems)) set(errors, field, { type });
    return { values: {}, errors };
  };
}
