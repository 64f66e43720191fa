import { useTranslation } from 'react-i18next';

import { fieldId } from '@/features/templates/editing/field-id';

import { ChoiceField } from './choice-field';
import { EitherField } from './either-field';
import classes from './fields.module.css';
import { ListField } from './list-field';
import { NumberField } from './number-field';
import type { FieldOf, PlacedField } from './placed-field';
import { SwitchField } from './switch-field';
import { WordsField } from './words-field';

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
