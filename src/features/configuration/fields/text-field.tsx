import { TextInput } from '@mantine/core';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import type { EditorText } from '@/domain/configuration/editor-values';

import { useProblemText } from './use-problem-text';

type LineKey = Extract<
  EditorText,
  | 'URL'
  | 'Titulo'
  | 'Informacion'
  | 'Informacion2'
  | 'ServiciosLISUrl'
  | 'UrlSecurity'
  | 'PathFE'
  | 'SmtpHostName'
  | 'SmtpPort'
  | 'SmtpAuthUser'
>;

interface TextFieldProps {
  readonly name: LineKey;
  /** What the keyboard of a phone offers. */
  readonly inputMode?: 'text' | 'url' | 'email' | 'numeric';
}

/** One line of text of the configuration, with its label and help. What is too long is said, never cut. */
export function TextField({ name, inputMode = 'text' }: TextFieldProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { field, fieldState } = useController<AdministrationForm, `configuration.${LineKey}`>({
    name: `configuration.${name}`,
  });
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
