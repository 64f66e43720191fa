import { useController } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';

import { useProblemText } from '@/features/configuration/fields/use-problem-text';
import { useTranslation } from '@/i18n/translation';
import { PasswordInput } from '@/ui/password-input';

/** The sender's password: written, never read. Left empty, the stored one stays. */
export function MailPasswordField() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { field, fieldState } = useController<AdministrationForm, 'configuration.SmtpPasswordUser'>(
    { name: 'configuration.SmtpPasswordUser' },
  );
  return (
    <PasswordInput
      {...field}
      label={t('configuration.label.SmtpPasswordUser')}
      description={t('configuration.help.SmtpPasswordUser')}
      error={problemText(fieldState.error?.type)}
      autoComplete="new-password"
    />
  );
}
