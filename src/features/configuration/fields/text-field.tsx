import { TextInput } from '@mantine/core';
import { useController } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { CONFIGURATION_KEYS, type KeyGroup, type KeysWith } from '@/domain/configuration/keys';
import { useTranslation } from '@/i18n/translation';

import { LineInput } from './line-input';
import { useProblemText } from './use-problem-text';

/** What the keyboard of a phone offers for each kind of address. */
const INPUT_MODES = {
  link: 'url',
  lisUrl: 'url',
  mailAddress: 'email',
  port: 'numeric',
} as const;

type LineKey = KeysWith<{ group: KeyGroup; kind: 'line' | keyof typeof INPUT_MODES }>;

/** One line of text of the configuration, with its label and help. What is too long is said, never cut. */
export function TextField({ name }: { readonly name: LineKey }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { field, fieldState, formState } = useController<
    AdministrationForm,
    `configuration.${LineKey}`
  >({ name: `configuration.${name}` });
  const { kind } = CONFIGURATION_KEYS[name];
  const input = {
    ...field,
    label: t(`configuration.label.${name}`),
    description: t(`configuration.help.${name}`),
    error: problemText(fieldState.error?.type),
  };
  if (kind === 'line')
    return <LineInput {...input} stored={formState.defaultValues?.configuration?.[name]} />;
  return (
    <TextInput
      {...input}
      inputMode={INPUT_MODES[kind]}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      translate="no"
      data-gramm="false"
    />
  );
}
