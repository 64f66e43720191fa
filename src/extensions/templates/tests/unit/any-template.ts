import fc from 'fast-check';

import { LANGUAGE_CODES } from '@/domain/base/language';
import {
  TEMPLATE_FIELDS,
  type TemplateField,
} from '@/extensions/templates/template/template-fields';
import { readTemplate, type ReportTemplate } from '@/reporting/report-template';

function anyValue(field: TemplateField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'parts':
      return fc.record(
        Object.fromEntries([...field.parts].map(([part, inner]) => [part, anyValue(inner)])),
      );
    case 'places':
      return fc.tuple(...field.places.map(anyValue));
    case 'list':
      return fc.array(anyValue(field.item), { minLength: 1, maxLength: 6 });
    case 'words':
      return fc.record(Object.fromEntries(LANGUAGE_CODES.map((code) => [code, fc.string()])), {
        requiredKeys: [LANGUAGE_CODES[0] ?? 'es'],
      });
    case 'switch':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.choices);
    case 'number':
      return field.isWhole
        ? fc.integer({ min: field.least, max: field.most })
        : halves(field.least, field.most);
    case 'measure':
      return fc.oneof(fc.constant(field.word), halves(field.least, field.most));
    case 'color':
      return fc.oneof(
        fc.constant(field.word),
        fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
      );
  }
}

/** Points as people write them: by halves. */
function halves(least: number, most: number): fc.Arbitrary<number> {
  return fc.integer({ min: least * 2, max: most * 2 }).map((twice) => twice / 2);
}

/** A template that the portal takes, of any shape and order of its rows. */
export function anyTemplate(base: ReportTemplate): fc.Arbitrary<ReportTemplate> {
  return anyValue(TEMPLATE_FIELDS).map((value) => {
    const wild = value as ReportTemplate;
    const read = readTemplate({
      ...wild,
      columns: [...base.columns, ...wild.columns],
      header: [...wild.header, ...base.header],
    });
    if ('problems' in read) throw new Error(read.problems.join(', '));
    return read.template;
  });
}
