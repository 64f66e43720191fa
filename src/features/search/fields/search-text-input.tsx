import { TextInput, type TextInputProps } from '@mantine/core';

/** A text field of the search. Browsers, spelling checkers and translators are kept out of patient data. */
export function SearchTextInput(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      autoComplete="off"
      spellCheck={false}
      data-gramm="false"
      translate="no"
      enterKeyHint="search"
    />
  );
}
