import { useTranslation } from '@/i18n/translation';

import { TEMPLATE_FIELDS } from './template/template-fields';

import { fieldId } from './editing/field-id';
import { FieldView, PartsField } from './fields/field-view';
import { partsIn, TEMPLATE_GROUPS, type TemplateGroup } from './groups';
import classes from './template-form.module.css';

/** The controls of a group; where it is one part with parts, these without a heading of their own. */
function GroupFields({ group }: { readonly group: TemplateGroup }) {
  if (TEMPLATE_FIELDS.kind !== 'parts') return null;
  const { parts } = TEMPLATE_FIELDS;
  const own = partsIn(group).flatMap((part) => {
    const field = parts.get(part);
    return field === undefined ? [] : [{ part, field }];
  });
  return own.map(({ part, field }) =>
    own.length === 1 && field.kind === 'parts' ? (
      <div key={part} id={fieldId(part)} className={classes.fields}>
        <PartsField field={field} path={part} />
      </div>
    ) : (
      <FieldView key={part} field={field} path={part} />
    ),
  );
}

/** All that a template holds, in groups that fold: the browser's own search opens them. */
export function TemplateForm() {
  const { t } = useTranslation();
  return TEMPLATE_GROUPS.map((group, at) => (
    <details key={group} className={classes.group} open={at === 0}>
      <summary className={classes.title}>
        <h2>{t(`templates.group.${group}`)}</h2>
      </summary>
      <div className={classes.fields}>
        <p className={classes.hint}>{t(`templates.hint.${group}`)}</p>
        <GroupFields group={group} />
      </div>
    </details>
  ));
}
