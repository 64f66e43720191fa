import { missingParts } from '@/reporting/report-template';

import { blankOf, partsOf, rowsOf, type Draft } from './template-draft';
import { TEMPLATE_FIELDS, type TemplateField } from './template-fields';

const NO_ROWS = { columns: [], header: [] };

/** The rows of a list that every report owes. */
function owedRows(list: string, field: TemplateField): readonly Draft[] {
  if (field.kind !== 'list') return [];
  return missingParts(NO_ROWS)
    .filter((part) => part.list === list)
    .map((part) => ({ ...partsOf(blankOf(field.item)), field: part.field }));
}

/** A template with nothing but what every report owes: what a file is read over where no other template is known. */
export function leastTemplate(): Draft {
  if (TEMPLATE_FIELDS.kind !== 'parts') return null;
  const blank = partsOf(blankOf(TEMPLATE_FIELDS));
  const rows = [...TEMPLATE_FIELDS.parts].flatMap(([part, field]) => {
    const owed = owedRows(part, field);
    return owed.length === 0 ? [] : [[part, [...rowsOf(blank[part]), ...owed]] as const];
  });
  return { ...blank, ...Object.fromEntries(rows) };
}
