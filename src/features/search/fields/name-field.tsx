import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { upperCaseName } from '@/domain/orders/patient-names';

import { SearchTextInput } from './search-text-input';

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
export function NameField({ field, label, error }: NameFieldProps) {
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
