import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';

import { fieldId } from '@/extensions/templates/editing/field-id';
import { useTemplatePlace } from '@/extensions/templates/editing/use-template-store';
import { partsOf, textOf } from '@/extensions/templates/template/template-draft';
import { FIRST_LANGUAGE, LANGUAGES } from '@/domain/base/language';
import type {
  TemplateField,
  TemplateFieldName,
} from '@/extensions/templates/template/template-fields';
import { unitOf } from '@/extensions/templates/template/units';
import { useTranslation } from '@/i18n/translation';

import { useFieldInput, useProblemText, type FieldOf, type PlacedField } from './placed-field';
import classes from './fields.module.css';
import { ListField } from './list-field';

/** Whole sentences: they take more than a line. */
const SENTENCES: ReadonlySet<TemplateFieldName> = new Set([
  'laboratoryLines',
  'footer',
  'texts-summary',
  'texts-summaryOne',
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

type Bare<Field = TemplateField> = PlacedField<Field> & { readonly isBare?: boolean | undefined };

/** A colour that shows on paper, for a template that had none of its own. */
const INK = '#1f2937';
const HEX = /^#[\da-f]{6}$/i;
const WORDS = { measure: 'columns-width', color: 'color' } as const;

/** A number, a width or a colour; without one, what the field's word stands for: the rest of the page, the laboratory's colour. */
function InputField({ path, field, label, isBare }: Bare) {
  const { t } = useTranslation();
  const input = useFieldInput({ path, field });
  const name = label ?? t(`templates.field.${field.name}`);
  return (
    <TextInput
      {...input}
      rightSection={<span className={classes.unit}>{input.value !== '' && unitOf(field)}</span>}
      rightSectionWidth={26}
      label={isBare === true ? undefined : name}
      aria-label={name}
      placeholder={
        field.kind in WORDS ? t(`templates.word.${WORDS[field.kind as 'color']}`) : undefined
      }
      {...(field.kind === 'color' && {
        rightSectionWidth: 36,
        rightSection: (
          <input
            type="color"
            className={classes.swatch}
            aria-label={t('templates.word.pick')}
            value={HEX.test(input.value) ? input.value : INK}
            onChange={input.onChange}
            onBlur={input.onBlur}
          />
        ),
      })}
    />
  );
}

/** One of a few values. */
function ChoiceField({ path, field, isBare }: Bare<FieldOf<'choice'>>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { value, problem, change } = useTemplatePlace(path);
  const name = t(`templates.field.${field.name}`);
  return (
    <NativeSelect
      id={fieldId(path)}
      label={isBare === true ? undefined : name}
      aria-label={name}
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
        <InputField
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

/** The control of any place of a template, by its kind; `isBare` where its name stands elsewhere. */
export function FieldView({ path, field, label, isBare }: Bare) {
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
          renderPart={(part, isInTable) => <FieldView {...part} isBare={isInTable} />}
        />
      );
    case 'words':
      return <WordsField path={path} field={field} label={label} />;
    case 'switch':
      return <SwitchField path={path} field={field} />;
    case 'choice':
      return <ChoiceField path={path} field={field} isBare={isBare} />;
    case 'number':
    case 'measure':
    case 'color':
      return <InputField path={path} field={field} label={label} isBare={isBare} />;
  }
}
