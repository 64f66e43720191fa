import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { FIRST_LANGUAGE, LANGUAGES } from '@/domain/base/language';
import { fieldId } from '@/features/templates/editing/field-id';
import { useTemplatePlace } from '@/features/templates/editing/use-template-store';
import { partsOf, textOf } from '@/reporting/template/template-draft';
import type { TemplateFieldName } from '@/reporting/template/template-fields';

import classes from './fields.module.css';
import type { PlacedField } from './placed-field';

/** Whole sentences: they take more than a line. */
const SENTENCES: ReadonlySet<TemplateFieldName> = new Set([
  'laboratoryLines',
  'footer',
  'texts-legend',
  'texts-aidFilter',
  'texts-missingHelp',
]);

/** A text in each language. Where one has none, the first language's stands in its field as what is printed instead. */
export function WordsField({ path, field, label }: PlacedField) {
  const { t } = useTranslation();
  const { value, type, rest } = useTemplatePlace(path);
  const words = partsOf(value);
  const name = label ?? t(`templates.field.${field.name}`);
  const Input = SENTENCES.has(field.name) ? Textarea : TextInput;
  return (
    <fieldset id={fieldId(path)} className={classes.words}>
      <legend className={classes.legend}>{name}</legend>
      {LANGUAGES.map(({ code, name: language }) => (
        <Input
          key={code}
          label={language}
          aria-label={`${name}, ${language}`}
          lang={code}
          value={textOf(words[code])}
          placeholder={words[code] === null ? textOf(words[FIRST_LANGUAGE]) : undefined}
          autoComplete="off"
          data-gramm="false"
          onChange={(event) => {
            const text = event.currentTarget.value;
            const isLacking = text === '' && code !== FIRST_LANGUAGE;
            type({ ...words, [code]: isLacking ? null : text });
          }}
          onBlur={rest}
        />
      ))}
    </fieldset>
  );
}
