import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';

import { fieldId } from '@/extensions/templates/editing/field-id';
import { useTemplatePlace } from '@/extensions/templates/editing/use-template-store';
import { textOf } from '@/extensions/templates/template/template-draft';
import { useTranslation } from '@/i18n/translation';

import classes from './fields.module.css';
import { useProblemText, type FieldOf, type PlacedField } from './placed-field';

/** A colour that shows on paper, for a template that had none of its own. */
const INK = '#1f2937';
/** What stands in the field when the word is taken away for the first time. */
const FIRST = { measure: '80', color: INK } as const;
const WORD_NAMES = { measure: 'columns-width', color: 'color' } as const;
const HEX = /^#[\da-f]{6}$/i;

/** A width or a colour, or the word that stands for one: what is left of the page, the laboratory's own colour. */
export function EitherField({ path, field }: PlacedField<FieldOf<'measure' | 'color'>>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { value, problem, change, type, rest } = useTemplatePlace(path);
  const text = textOf(value);
  const isWord = text === field.word;
  /** What was written before the word was chosen comes back with it. */
  const [written, setWritten] = useState<string>(isWord ? FIRST[field.kind] : text);
  const label = t(`templates.field.${field.name}`);
  const word = t(`templates.word.${WORD_NAMES[field.kind]}`);
  const write = (next: string) => {
    setWritten(next);
    type(next);
  };
  return (
    <fieldset className={classes.either}>
      <TextInput
        id={fieldId(path)}
        label={label}
        value={isWord ? '' : text}
        placeholder={isWord ? word : undefined}
        disabled={isWord}
        error={problemText(problem, field)}
        inputMode={field.kind === 'measure' ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck="false"
        translate="no"
        data-gramm="false"
        onChange={(event) => {
          write(event.currentTarget.value);
        }}
        onBlur={rest}
        {...(field.kind === 'color' && {
          rightSection: (
            <input
              type="color"
              className={classes.swatch}
              aria-label={t('templates.word.pick')}
              disabled={isWord}
              value={HEX.test(text) ? text : FIRST.color}
              onChange={(event) => {
                write(event.currentTarget.value);
              }}
              onBlur={rest}
            />
          ),
        })}
      />
      <Checkbox
        label={word}
        aria-label={`${label}: ${word}`}
        checked={isWord}
        onChange={(event) => {
          change(event.currentTarget.checked ? field.word : written);
        }}
      />
    </fieldset>
  );
}
