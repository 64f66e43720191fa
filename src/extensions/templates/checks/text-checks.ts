import { LANGUAGE_CODES } from '@/domain/base/language';
import { partsOf, rowsOf, type Draft } from '@/extensions/templates/template/template-draft';
import {
  below,
  TEMPLATE_FIELDS,
  type TemplateField,
  type TemplateFieldName,
} from '@/extensions/templates/template/template-fields';

import type { TemplateCheck } from './template-check';

/** What a text is filled with. Without `mayLack` ones the reader would miss something, such as how many pages there are. */
type Placeholders = Readonly<Record<'owed' | 'mayLack', readonly string[]>>;
const PLACEHOLDERS: Readonly<Partial<Record<TemplateFieldName, Placeholders>>> = {
  'texts-page': { owed: ['{page}', '{pages}'], mayLack: [] },
  'texts-generated': { owed: ['{date}'], mayLack: [] },
  'texts-summary': { owed: ['{count}'], mayLack: [] },
  'texts-summaryOne': { owed: [], mayLack: ['{count}'] },
};
const NONE = { owed: [], mayLack: [] };
const BRACES = /\{\w+\}/g;

function textChecks(text: string, name: TemplateFieldName, path: string): readonly TemplateCheck[] {
  const { owed, mayLack } = PLACEHOLDERS[name] ?? NONE;
  const known = [...owed, ...mayLack];
  const written = new Set(text.match(BRACES));
  const lacking = owed.filter((placeholder) => !written.has(placeholder));
  const unknown = [...written].filter((placeholder) => !known.includes(placeholder));
  const check = (id: 'needsPlaceholder' | 'unknownPlaceholder') => (placeholder: string) =>
    ({ level: 'note', path, finding: { id, placeholder } }) as const;
  return [...lacking.map(check('needsPlaceholder')), ...unknown.map(check('unknownPlaceholder'))];
}

function checksIn(
  draft: Draft | undefined,
  field: TemplateField,
  path: string,
): readonly TemplateCheck[] {
  switch (field.kind) {
    case 'parts':
      return [...field.parts].flatMap(([part, inner]) =>
        checksIn(partsOf(draft)[part], inner, below(path, part)),
      );
    case 'list':
      return rowsOf(draft).flatMap((row, at) => checksIn(row, field.item, below(path, at)));
    case 'words':
      return LANGUAGE_CODES.flatMap((code) => {
        const text = partsOf(draft)[code];
        return typeof text === 'string' ? textChecks(text, field.name, path) : [];
      });
    case 'places':
    case 'switch':
    case 'choice':
    case 'number':
    case 'measure':
    case 'color':
      return [];
  }
}

/** Texts that lack what they are filled with, or ask for what nobody fills in; once for all languages. */
export function placeholderChecks(draft: Draft): readonly TemplateCheck[] {
  const found = checksIn(draft, TEMPLATE_FIELDS, '');
  return [...new Map(found.map((check) => [JSON.stringify(check), check])).values()];
}
