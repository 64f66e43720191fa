import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { configurationOptions } from '@/api/configuration/get-configuration';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { CONFIGURATION_KEYS } from '@/domain/configuration/keys';
import { recoveryMail } from '@/domain/mail/recovery-mail';
import { useTranslation } from '@/i18n/translation';
import { dateTimeFormat, formatInstant } from '@/lib/dates/dates';
import { serverNow } from '@/lib/session/server-clock';
import { sanitizeMail } from '@/ui/safe-html/sanitize-mail';

/**
 * The mail of the forgotten password as `features/recovery` builds it, with what the dialog holds now and sample values; its link
 * resets nothing.
 */
export function useSampleMail() {
  const { t } = useTranslation();
  const configuration = useQuery(configurationOptions());
  const [template, laboratory] = useWatch<
    AdministrationForm,
    ['configuration.CuerpoEmail', 'configuration.Titulo']
  >({ name: ['configuration.CuerpoEmail', 'configuration.Titulo'] });
  const [now] = useState(() => serverNow());
  const dateFormat =
    configuration.data?.settings.dateFormat ?? CONFIGURATION_KEYS.FormatoFecha.fallback;
  return recoveryMail(sanitizeMail(template), {
    USER: t('configuration.mail.sampleUser'),
    LINK: `https://${window.location.host}/?token=0`,
    DATE: formatInstant(now, dateTimeFormat(dateFormat)),
    LAB: laboratory.trim(),
  });
}
