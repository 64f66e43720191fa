import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { configurationOptions } from '@/api/configuration/get-configuration';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { CONFIGURATION_KEYS } from '@/domain/configuration/keys';
import { serverNow } from '@/lib/session/server-clock';

import { sampleMail } from './sample-mail';

/** The mail of the forgotten password as it would be with what the dialog holds now. */
export function useSampleMail() {
  const { t } = useTranslation();
  const configuration = useQuery(configurationOptions());
  const [template, laboratory] = useWatch<
    AdministrationForm,
    ['configuration.CuerpoEmail', 'configuration.Titulo']
  >({ name: ['configuration.CuerpoEmail', 'configuration.Titulo'] });
  const [now] = useState(() => serverNow());
  return sampleMail({
    template,
    laboratory: laboratory.trim(),
    user: t('configuration.mail.sampleUser'),
    dateFormat: configuration.data?.settings.dateFormat ?? CONFIGURATION_KEYS.FormatoFecha.fallback,
    now,
  });
}
