import { useTranslation } from 'react-i18next';

import { ColorField } from './color-field';
import { ContactFields } from './contact-fields';
import { CustomerDataLink } from './customer-data-link';
import { FieldGroup } from './field-group';
import { InstallationFiles } from './installation-files';
import { LisTestButton } from './lis-test-button';
import { PictureField } from './picture-field';
import { TextField } from './text-field';

/** Who the laboratory is and where its services are (docs/behaviour.md §3, Configuration by position). */
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
          <TextField name="ServiciosLISUrl" inputMode="url" />
          <LisTestButton />
        </div>
        <TextField name="UrlSecurity" inputMode="url" />
        <TextField name="PathFE" />
        <InstallationFiles />
      </FieldGroup>
    </>
  );
}
