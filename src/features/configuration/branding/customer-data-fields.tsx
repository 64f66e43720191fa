import { useTranslation } from 'react-i18next';

import { ColorField } from '@/features/configuration/fields/color-field';
import { ContactFields } from '@/features/configuration/fields/contact-fields';
import { FieldGroup } from '@/features/configuration/fields/field-group';
import { PictureField } from '@/features/configuration/fields/picture-field';
import {
  CUSTOMER_PICTURE_KINDS,
  MAX_BACKGROUND_BYTES,
} from '@/features/configuration/fields/picture-limits';
import { TextField } from '@/features/configuration/fields/text-field';

/** What `/datacustomers` edits: how the laboratory shows itself. Its texts have the dialog's limits: they are the same keys. */
export function CustomerDataFields() {
  const { t } = useTranslation();
  return (
    <>
      <FieldGroup title={t('configuration.group.identity')}>
        <TextField name="Titulo" />
        <ColorField />
      </FieldGroup>
      <FieldGroup title={t('customerData.images')}>
        <PictureField name="Logo" />
        <PictureField name="Banner" accept={CUSTOMER_PICTURE_KINDS} />
        <PictureField
          name="FondoLogin"
          accept={CUSTOMER_PICTURE_KINDS}
          maxBytes={MAX_BACKGROUND_BYTES}
        />
      </FieldGroup>
      <ContactFields />
    </>
  );
}
