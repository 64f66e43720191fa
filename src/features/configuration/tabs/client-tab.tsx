import { useTranslation } from 'react-i18next';

import { ColorField } from '@/features/configuration/fields/color-field';
import { ContactFields } from '@/features/configuration/fields/contact-fields';
import { CustomerDataLink } from '@/features/configuration/branding/customer-data-link';
import { FieldGroup } from '@/features/configuration/fields/field-group';
import { InstallationFiles } from './installation-files';
import { LisTestButton } from './lis-test-button';
import { TemplatesLink } from './templates-link';
import { PictureField } from '@/features/configuration/fields/picture-field';
import { TextField } from '@/features/configuration/fields/text-field';

/** Who the laboratory is and where its services are. */
export function ClientTab() {
  const { t } = useTranslation();
  return (
    <>
      <FieldGroup title={t('configuration.group.identity')}>
        <TextField name="Titulo" />
        <ColorField />
        <PictureField name="Logo" />
        <PictureField name="Banner" />
        <CustomerDataLink />
      </FieldGroup>
      <ContactFields />
      <FieldGroup title={t('configuration.group.services')}>
        <div>
          <TextField name="ServiciosLISUrl" />
          <LisTestButton />
        </div>
        <TextField name="UrlSecurity" />
        <TextField name="PathFE" />
        <TemplatesLink />
        <InstallationFiles />
      </FieldGroup>
    </>
  );
}
