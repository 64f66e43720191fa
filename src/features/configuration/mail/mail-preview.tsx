import { useId } from 'react';

import { mailPreview } from '@/domain/mail/mail-preview';
import { SafeMail } from '@/ui/safe-html/safe-mail';

import classes from '@/features/configuration/tabs/mail-tab.module.css';
import { useTranslation } from '@/i18n/translation';
import { useSampleMail } from './use-sample-mail';

/** The mail as its reader gets it, with sample values. */
export function MailPreview() {
  const { t } = useTranslation();
  const id = useId();
  const mail = useSampleMail();
  return (
    <section aria-labelledby={id} className={classes.preview} data-paper>
      <h4 id={id} className={classes.previewTitle}>
        {t('configuration.mail.preview')}
      </h4>
      <SafeMail html={mailPreview(mail)} />
    </section>
  );
}
