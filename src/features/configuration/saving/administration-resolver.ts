import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';

import { administrationSchema } from './editor-schema';

type Path = readonly PropertyKey[];

function valueAt(form: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    form,
  );
}

/**
 * Checks what was edited. What is stored stays as it is, also when today's rules would not take it: nobody has to mend a field
 * that they never touched before they can save another. The form's context holds what was read.
 */
export const administrationResolver: Resolver<AdministrationForm, AdministrationForm> = (
  values,
  base,
  options,
) => {
  const issues = (administrationSchema.safeParse(values).error?.issues ?? []).filter(
    ({ path }) => valueAt(values, path) !== valueAt(base, path),
  );
  if (issues.length === 0) return { values, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const { code, message, path } of issues) errors[path.join('.')] ??= { type: code, message };
  return { values: {}, errors: toNestErrors<AdministrationForm>(errors, options) };
};
