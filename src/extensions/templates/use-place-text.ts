import { useTranslation } from '@/i18n/translation';

import { fieldAt, TEMPLATE_FIELDS, type TemplateField } from './template/template-fields';
import { rowChoice, valueAt, type Draft } from './template/template-draft';

const ROW = /^\d+$/;
const STEP = ' › ';

/**
 * A path in words, such as `Columnas › Resultado › Ancho`. Rows are called by what they are of where the draft tells it, else by
 * their number; a path that leads nowhere is told as it is written.
 */
export function usePlaceText(draft: Draft): (path: string) => string {
  const { t } = useTranslation();
  const choiceOf = (path: string, list: TemplateField) => {
    const known = list.kind === 'list' ? rowChoice(valueAt(draft, path), list.item) : null;
    return known === null ? null : t(`templates.choice.${known}`);
  };
  return (path) => {
    const steps = path.split('.');
    const words = steps.map((step, at) => {
      const own = steps.slice(0, at + 1).join('.');
      const parent = at === 0 ? TEMPLATE_FIELDS : fieldAt(steps.slice(0, at).join('.'));
      const field = fieldAt(own);
      if (field === null || parent === null) return step;
      if (!ROW.test(step)) return t(`templates.field.${field.name}`);
      return choiceOf(own, parent) ?? String(Number.parseInt(step, 10) + 1);
    });
    return words.join(STEP);
  };
}
