import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { useSettings } from '@/api/configuration/get-configuration';
import { upperCaseName } from '@/domain/orders/patient-names';
import type { ModeFieldsProps } from '@/features/search/search-values';
import { useTranslation } from '@/i18n/translation';

import { SearchTextInput } from './search-text-input';
import { YearSelect } from './year-select';

interface NameFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly label: string;
  readonly error: ReactNode;
}

/** The caret stays behind the letter it stood behind, also when a letter becomes two (`ß`). */
function upperCaseInPlace(input: HTMLInputElement): void {
  const typed = input.value;
  const name = upperCaseName(typed);
  if (name === typed) return;
  const placeOf = (caret: number | null) =>
    upperCaseName(typed.slice(0, caret ?? undefined)).length;
  const { selectionStart, selectionEnd } = input;
  input.value = name;
  input.setSelectionRange(placeOf(selectionStart), placeOf(selectionEnd));
}

/** A part of a name, in capitals while it is typed. A letter still being composed, such as `´` before `a`, waits. */
function NameField({ field, label, error }: NameFieldProps) {
  return (
    <SearchTextInput
      {...field}
      label={label}
      error={error}
      autoCapitalize="characters"
      autoCorrect="off"
      onChange={(event) => {
        const { nativeEvent } = event;
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        if (!isComposing) upperCaseInPlace(event.currentTarget);
        void field.onChange(event);
      }}
      onCompositionEnd={(event) => {
        upperCaseInPlace(event.currentTarget);
        void field.onChange(event);
      }}
    />
  );
}

/** The parts of a patient's name, one or two first names and surnames as the laboratory keeps them. */
export function NameFields({ form }: ModeFieldsProps) {
  const { search } = useSettings();
  const { t } = useTranslation();
  const parts = [
    { name: 'name1', isKept: true },
    { name: 'name2', isKept: search.twoNames },
    { name: 'lastName', isKept: true },
    { name: 'surName', isKept: search.twoSurnames },
  ] as const;
  return (
    <>
      {parts
        .filter(({ isKept }) => isKept)
        .map(({ name }) => (
          <NameField
            key={name}
            // Any name will do, so any name takes the complaint back.
            field={form.register(name, { deps: 'name1' })}
            label={t(`search.${name}`)}
            error={form.formState.errors[name] !== undefined && t('message.0197')}
          />
        ))}
      <YearSelect form={form} />
    </>
  );
}
