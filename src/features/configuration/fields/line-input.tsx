import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEventHandler, FocusEventHandler, RefCallback } from 'react';

const BREAK = /\r\n|\r|\n/;

interface LineInputProps extends Pick<TextInputProps, 'label' | 'description' | 'error'> {
  readonly name: string;
  readonly value: string;
  /** The value before it was edited. */
  readonly stored: string | undefined;
  readonly ref: RefCallback<HTMLElement>;
  readonly onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  readonly onBlur: FocusEventHandler;
  readonly disabled?: boolean | undefined;
}

/** One line of what a laboratory writes about itself, or as many as are stored: an input of one line would drop their breaks. */
export function LineInput({ stored = '', ...input }: LineInputProps) {
  const lines = Math.max(...[stored, input.value].map((text) => text.split(BREAK).length));
  return lines > 1 ? (
    <Textarea {...input} rows={lines} autoComplete="off" data-gramm="false" />
  ) : (
    <TextInput {...input} autoComplete="off" data-gramm="false" />
  );
}
