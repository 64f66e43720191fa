import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';

import { ChoiceField } from '@/features/configuration/fields/choice-field';
import { OUTLOOK } from '@/features/configuration/saving/editor-problems';
import { FieldGroup } from '@/features/configuration/fields/field-group';
import { MailBodyField } from '@/features/configuration/mail/mail-body-field';
import { MailPasswordField } from '@/features/configuration/mail/mail-password-field';
import { MailPreview } from '@/features/configuration/mail/mail-preview';
import { MailTestButton } from '@/features/configuration/mail/mail-test-button';
import classes from './mail-tab.module.css';
import { TextField } from '@/features/configuration/fields/text-field';
import { useTranslation } from '@/i18n/translation';

const SECURITY = ['TLS', 'SSL'] as const;
const PROTOCOLS = ['smtp', 'smtps'] as const;

const asChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The mail of the forgotten password and the server that sends it. */
export function MailTab() {
  const { t } = useTranslation();
  const server = useWatch<AdministrationForm, 'configuration.ServidorCorreo'>({
    name: 'configuration.ServidorCorreo',
  });
  // Nothing stored means another server than Outlook, and stays nothing.
  const [other] = useState(server === '' ? '' : 'OTRO');
  const servers = [
    { value: OUTLOOK, label: t('configuration.choice.ServidorCorreo.OUTLOOK') },
    { value: other, label: t('configuration.choice.ServidorCorreo.OTRO') },
  ];
  return (
    <>
      <FieldGroup title={t('configuration.group.mailServer')}>
        <ChoiceField name="ServidorCorreo" choices={servers} />
        {server !== OUTLOOK && (
          <>
            <TextField name="SmtpHostName" />
            <TextField name="SmtpPort" />
            <ChoiceField name="SmtpSSL" choices={asChoices(SECURITY)} />
            <ChoiceField name="SmtpProtocol" choices={asChoices(PROTOCOLS)} />
          </>
        )}
        <TextField name="SmtpAuthUser" />
        <MailPasswordField />
      </FieldGroup>
      <section className={classes.body} data-fields>
        <MailBodyField />
        <MailPreview />
      </section>
      <MailTestButton />
    </>
  );
}
