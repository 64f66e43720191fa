import { TextInput } from '@mantine/core';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { CONFIGURATION_KEYS, type KeyGroup, type KeysWith } from '@/domain/configuration/keys';

import { useProblemText } from './use-problem-text';

/** What the keyboard of a phone offers for each kind of line. */
const INPUT_MODES = {
  line: 'text',
  link: 'url',
  lisUrl: 'url',
  mailAddress: 'email',
  port: 'numeric',
} as const;

type LineKey = KeysWith<{ group: KeyGroup; kind: keyof typeof INPUT_MODES }>;

/** One line of text of the configuration, with its label and help. What is too long is said, never cut. */
export function TextField({ name }: { readonly name: LineKey }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { field, fieldState } = useController<AdministrationForm, `configuration.${LineKey}`>({
    name: `configuration.${name}`,
  });
  const inputMode = INPUT_MODES[CONFIGURATION_KEYS[name].kind];
  const isAddress = inputMode !== 'text';
  return (
    <TextInput
      {...field}
      label={t(`configuration.label.${name}`)}
      description={t(`configuration.help.${name}`)}
      error={problemText(fieldState.error?.type)}
      inputMode={inputMode}
      autoComplete="off"
      data-gramm="false"
      {...(isAddress && { autoCapitalize: 'none', spellCheck: false, translate: 'no' as const })}
    />
  );
}
