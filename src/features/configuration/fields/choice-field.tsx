import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useController } from 'react-hook-form';

import '@mantine/core/styles/Radio.layer.css';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import type { KeysWith } from '@/domain/configuration/keys';
import { useTranslation } from '@/i18n/translation';

import classes from './choice-field.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps {
  readonly name: KeysWith<{ kind: 'list' | 'panicBlocking' }>;
  readonly choices: readonly Choice[];
}

/** One of a few codes. A stored code that none of them offers is offered as well, so that it can be kept. */
export function ChoiceField({ name, choices }: ChoiceFieldProps) {
  const { t } = useTranslation();
  const { field, formState } = useController<AdministrationForm, `configuration.${typeof name}`>({
    name: `configuration.${name}`,
  });
  const stored = formState.defaultValues?.configuration?.[name] ?? '';
  const [first] = useState(field.value);
  const others = [...new Set([first, stored, field.value])].filter(
    (value) => value !== '' && !choices.some((choice) => choice.value === value),
  );
  const offered = [
    ...choices.map((choice) => ({ ...choice, help: undefined })),
    ...others.map((value) => ({
      value,
      label: t('configuration.otherValue', { value }),
      help: t('configuration.otherValueHelp'),
    })),
  ];
  const { ref, ...group } = field;
  return (
    <Radio.Group
      {...group}
      label={t(`configuration.label.${name}`)}
      description={t(`configuration.help.${name}`)}
    >
      <Stack gap="xs" mt="xs">
        {offered.map(({ value, label, help }, at) => (
          <Radio
            key={value}
            value={value}
            label={label}
            description={help}
            aria-label={label}
            ref={at === 0 ? ref : undefined}
            classNames={{ radio: classes.radio }}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
