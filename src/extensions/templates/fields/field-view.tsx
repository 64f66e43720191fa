import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';

import { fieldId } from '@/extensions/templates/editing/field-id';
import { useTemplatePlace } from '@/extensions/templates/editing/use-template-store';
import { partsOf, textOf } from '@/extensions/templates/template/template-draft';
import { FIRST_LANGUAGE, LANGUAGES } from '@/domain/base/language';
import type { TemplateFieldName } from '@/extensions/templates/template/template-fields';
import { useTranslation } from '@/i18n/translation';

import { useProblemText, type FieldOf, type PlacedField } from './placed-field';
import { EitherField } from './either-field';
import classes from './fields.module.css';
import { ListField } from './list-field';

/** Whole sentences: they take more than a line. */
const SENTENCES: ReadonlySet<TemplateFieldName> = new Set([
  'laboratoryLines',
  'footer',
  'texts-legend',
  'texts-aidFilter',
  'texts-missingHelp',
]);

/** A text in each language. Where one has none, the first language's stands in its field as what is printed instead. */
function WordsField({ path, field, label }: PlacedField) {
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

/** Yes or no. */
function SwitchField({ path, field }: PlacedField) {
  const { t } = useTranslation();
  const { value, change } = useTemplatePlace(path);
  return (
    <Checkbox
      id={fieldId(path)}
      label={t(`templates.field.${field.name}`)}
      checked={value === true}
      onChange={(event) => {
        change(event.currentTarget.checked);
      }}
    />
  );
}

/** A number as it is written, with a point or a comma. */
function NumberField({ path, field, label }: PlacedField) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { value, problem, type, rest } = useTemplatePlace(path);
  return (
    <TextInput
      id={fieldId(path)}
      label={label ?? t(`templates.field.${field.name}`)}
      value={textOf(value)}
      error={problemText(problem, field)}
      inputMode="decimal"
      autoComplete="off"
      data-gramm="false"
      onChange={(event) => {
        type(event.currentTarget.value);
      }}
      onBlur={rest}
    />
  );
}

/** One of a few values. */
function ChoiceField({ path, field }: PlacedField<FieldOf<'choice'>>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { value, problem, change } = useTemplatePlace(path);
  return (
    <NativeSelect
      id={fieldId(path)}
      label={t(`templates.field.${field.name}`)}
      value={textOf(value)}
      error={problemText(problem, field)}
      autoComplete="off"
      data={field.choices.map((choice) => ({
        value: choice,
        label: t(`templates.choice.${choice}`),
      }))}
      onChange={(event) => {
        change(event.currentTarget.value);
      }}
    />
  );
}

/** The margins in the order of the file. */
const SIDES = ['left', 'top', 'right', 'bottom'] as const;

/** The parts of a place, such as the letter sizes. Those of a group that holds nothing else need no heading of their own. */
export function PartsField({ path, field }: PlacedField<FieldOf<'parts'>>) {
  return [...field.parts].map(([part, inner]) => (
    <FieldView key={part} field={inner} path={`${path}.${part}`} />
  ));
}

function Places({ path, field }: PlacedField<FieldOf<'places'>>) {
  const { t } = useTranslation();
  return (
    <fieldset id={fieldId(path)} className={classes.numbers}>
      <legend className={classes.legend}>{t(`templates.field.${field.name}`)}</legend>
      {field.places.map((inner, at) => (
        <NumberField
          key={at}
          field={inner}
          path={`${path}.${at}`}
          label={t(`templates.side.${SIDES[at] ?? 'left'}`)}
        />
      ))}
    </fieldset>
  );
}

function Parts({ path, field }: PlacedField<FieldOf<'parts'>>) {
  const { t } = useTranslation();
  const isOfNumbers = [...field.parts.values()].every(({ kind }) => kind === 'number');
  return (
    <fieldset id={fieldId(path)} className={isOfNumbers ? classes.numbers : classes.parts}>
      <legend className={classes.legend}>{t(`templates.field.${field.name}`)}</legend>
      <PartsField path={path} field={field} />
    </fieldset>
  );
}

/** The controls of one row, what it is of first. */
function RowFields({ path, field }: PlacedField) {
  if (field.kind !== 'parts') return <FieldView field={field} path={path} />;
  const parts = [...field.parts];
  const choices = parts.filter(([, { kind }]) => kind === 'choice');
  return (
    <div className={classes.rowFields}>
      {[...choices, ...parts.filter((part) => !choices.includes(part))].map(([part, inner]) => (
        <FieldView key={part} field={inner} path={`${path}.${part}`} />
      ))}
    </div>
  );
}

/** The control of any place of a template, by its kind. */
export function FieldView({ path, field, label }: PlacedField) {
  switch (field.kind) {
    case 'parts':
      return <Parts path={path} field={field} />;
    case 'places':
      return <Places path={path} field={field} />;
    case 'list':
      return (
        <ListField
          path={path}
          field={field}
          renderRow={(row) => <RowFields path={row} field={field.item} />}
        />
      );
    case 'words':
      return <WordsField path={path} field={field} label={label} />;
    case 'switch':
      return <SwitchField path={path} field={field} />;
    case 'choice':
      return <ChoiceField path={path} field={field} />;
    case 'number':
      return <NumberField path={path} field={field} label={label} />;
    case 'measure':
    case 'color':
      return <EitherField path={path} field={field} />;
  }
}
