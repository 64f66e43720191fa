import { Alert } from '@mantine/core';
import { useController } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { hasLinkPlaceholder } from '@/domain/mail/recovery-mail';
import { ProposedText } from '@/features/configuration/fields/proposed-text';
import { useTranslation } from '@/i18n/translation';
import { RichTextInput } from '@/ui/rich-text/rich-text-input';

/** The mail of the forgotten password, with buttons for its placeholders. */
export function MailBodyField() {
  const { t } = useTranslation();
  const { field } = useController<AdministrationForm, 'configuration.CuerpoEmail'>({
    name: 'configuration.CuerpoEmail',
  });
  const { ref, value, onChange } = field;
  const placeholders = [
    { label: t('configuration.mail.user'), text: '||USER||' },
    {
      label: t('configuration.mail.link'),
      text: t('configuration.mail.linkText'),
      address: '||LINK||',
    },
    { label: t('configuration.mail.date'), text: '||DATE||' },
    { label: t('configuration.mail.laboratory'), text: '||LAB||' },
  ];
  return (
    <>
      <RichTextInput
        ref={ref}
        isMail
        label={t('configuration.label.CuerpoEmail')}
        description={t('configuration.help.CuerpoEmail')}
        placeholders={placeholders}
        value={value}
        onChange={onChange}
      />
      <ProposedText name="CuerpoEmail" value={value} onUse={onChange} />
      {!hasLinkPlaceholder(value) && (
        <Alert color="orange" role="status" title={t('configuration.mail.noLink')}>
          {t('configuration.mail.noLinkHelp')}
        </Alert>
      )}
    </>
  );
}
