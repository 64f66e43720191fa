import type { AdministrationForm } from '@/domain/configuration/administration-form';
import type { FormReading } from '@/domain/base/form-reading';

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
 * that they never touched before they can save another.
 */
export function readAdministration(
  form: AdministrationForm,
  stored: AdministrationForm,
): FormReading<AdministrationForm, string> {
  const issues = (administrationSchema.safeParse(form).error?.issues ?? []).filter(
    ({ path }) => valueAt(form, path) !== valueAt(stored, path),
  );
  if (issues.length === 0) return { ok: true, value: form };
  const problems: Record<string, string> = {};
  for (const { message, path } of issues) problems[path.join('.')] ??= message;
  return { ok: false, problems };
}
