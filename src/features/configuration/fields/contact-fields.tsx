import { keysIn } from '@/domain/configuration/editor-values';
import { useTranslation } from '@/i18n/translation';

import { FieldGroup } from './field-group';
import { TextField } from './text-field';

/** The lines and the link at the foot of every page. */
export function ContactFields() {
  const { t } = useTranslation();
  return (
    <FieldGroup title={t('configuration.group.contact')}>
      {keysIn('contact').map((key) => (
        <TextField key={key} name={key} />
      ))}
    </FieldGroup>
  );
}
