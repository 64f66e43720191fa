import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Link } from 'react-router-dom';

import { ExtensionPaths } from '@/features/configuration/extension-paths';
import { ColorField } from '@/features/configuration/fields/color-field';
import { ContactFields } from '@/features/configuration/fields/contact-fields';
import { CustomerDataLink } from '@/features/configuration/branding/customer-data-link';
import { FieldGroup } from '@/features/configuration/fields/field-group';
import { installationFilesOptions } from '@/api/reports/installation/check-installation-files';
import { runtimeConfig } from '@/lib/runtime-config';
import { PictureField } from '@/features/configuration/fields/picture-field';
import { TextField } from '@/features/configuration/fields/text-field';
import { useTranslation } from '@/i18n/translation';

import { LisTestButton } from './lis-test-button';

/** Leads to where the paper of reports is changed. */
function TemplatesLink() {
  const { t } = useTranslation();
  if (!use(ExtensionPaths).includes('/templates')) return null;
  return (
    <Anchor component={Link} to="/templates" size="sm">
      {t('configuration.templates')}
    </Anchor>
  );
}

/** Typefaces of templates that another one is printed for, as the installer chose in the runtime file. */
function standIns(): readonly (readonly [string, string])[] {
  const { stimulsoft, reportEngine } = runtimeConfig();
  if (reportEngine !== 'stimulsoft') return [];
  return Object.entries(stimulsoft?.fonts ?? {}).filter(([family, other]) => family !== other);
}

/** What is to be known of the files beside the report templates: no reader of results could mend it, so here it is said. */
function InstallationFiles() {
  const { t } = useTranslation();
  const { data: problems = [] } = useQuery(installationFilesOptions());
  const families = standIns();
  if (problems.length === 0 && families.length === 0) return null;
  return (
    <Alert
      {...(problems.length > 0 && { color: 'orange' })}
      role="status"
      title={t('configuration.files.title')}
    >
      {problems.map(({ file, problem, detail }) => (
        <p key={file}>
          {problem === 'invalid'
            ? t('configuration.files.invalid', { file, detail })
            : t('configuration.files.unread', { file })}
        </p>
      ))}
      {families.map(([family, other]) => (
        <p key={family}>{t('configuration.files.standIn', { family, other })}</p>
      ))}
    </Alert>
  );
}

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
