import { useController } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import type { EditorFlag } from '@/domain/configuration/editor-values';
import { useTranslation } from '@/i18n/translation';

import { LabelledSwitch } from './labelled-switch';

/** A setting that is on or off, with its label and help. */
export function FlagField({ name }: { readonly name: EditorFlag }) {
  const { t } = useTranslation();
  const { value, ...field } = useController<AdministrationForm, `configuration.${EditorFlag}`>({
    name: `configuration.${name}`,
  }).field;
  return (
    <LabelledSwitch
      {...field}
      checked={value}
      label={t(`configuration.label.${name}`)}
      description={t(`configuration.help.${name}`)}
    />
  );
}
