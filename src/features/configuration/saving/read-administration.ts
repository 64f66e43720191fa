import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { EDITOR_TEXTS } from '@/domain/configuration/editor-values';
import type { FormReading } from '@/domain/base/form-reading';

import { keyProblem, quantityProblem, type ConfigurationProblem } from './editor-problems';

/**
 * Checks what was edited. What is stored stays as it is, also when today's rules would not take it: nobody has to mend a field
 * that they never touched before they can save another.
 */
export function readAdministration(
  form: AdministrationForm,
  stored: AdministrationForm,
): FormReading<AdministrationForm, string> {
  const problems: Record<string, ConfigurationProblem> = {};
  for (const key of EDITOR_TEXTS) {
    if (form.configuration[key] === stored.configuration[key]) continue;
    const problem = keyProblem(key, form.configuration);
    if (problem !== null) problems[`configuration.${key}`] = problem;
  }
  form.userTypes.forEach(({ quantity }, row) => {
    if (quantity === stored.userTypes[row]?.quantity) return;
    const problem = quantityProblem(quantity);
    if (problem !== null) problems[`userTypes.${row}.quantity`] = problem;
  });
  return Object.keys(problems).length === 0 ? { ok: true, value: form } : { ok: false, problems };
}
