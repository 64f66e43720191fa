import { NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';

import { useSettings } from '@/api/configuration/get-configuration';
import {
  DEMOGRAPHIC_USER,
  PATIENT,
  userTypeCode,
  type UserTypeCode,
} from '@/domain/auth/user-type';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { previewedSettings } from '@/domain/configuration/previewed-settings';
import { loginTypes } from '@/domain/user-types/login-types';
import { userTypeSettings } from '@/domain/user-types/user-type-edits';
import { useDemographicName } from '@/features/configuration/tabs/use-demographic-name';
import { useTypeName } from '@/features/configuration/tabs/use-type-name';
import { LoginScreen } from '@/features/login/login-screen';
import { useLoginOffers } from '@/features/login/use-login-offers';
import { useTranslation } from '@/i18n/translation';
import { runtimeConfig } from '@/lib/runtime-config';
import { readInteger } from '@/lib/wire/scalars';
import { PreviewFrame } from '@/ui/preview-frame/preview-frame';
import { useIsNarrow } from '@/ui/window/use-is-narrow';

import classes from './login-preview.module.css';

/** The two layouts of the sign-in, in windows that are drawn as large as they are. */
const SCREENS = {
  desktop: { width: 800, height: 640 },
  phone: { width: 390, height: 640 },
} as const;

const nothing = () => undefined;

/** The very sign-in as one type of user sees it, with what the form around it holds, saved or not. */
export function LoginPreview() {
  const { t } = useTranslation();
  const saved = useSettings();
  const unsaved = useWatch<AdministrationForm, 'configuration'>({ name: 'configuration' });
  const rows = userTypeSettings(useWatch<AdministrationForm, 'userTypes'>({ name: 'userTypes' }));
  const settings = previewedSettings(saved, unsaved);
  const { offers } = useLoginOffers(settings);
  const isNarrow = useIsNarrow();
  const [type, setType] = useState<UserTypeCode>(PATIENT);
  const [screen, setScreen] = useState<keyof typeof SCREENS>(isNarrow ? 'phone' : 'desktop');
  const demographicName = useDemographicName();
  const nameOf = useTypeName(demographicName);
  // A form without user types shows those that are stored.
  const types =
    rows.length === 0
      ? (offers?.types ?? [])
      : loginTypes(rows, { demographicName, order: runtimeConfig().userTypes });
  const choices = (rows.length === 0 ? types : rows)
    .map((row) => row.type)
    .filter((one) => one !== DEMOGRAPHIC_USER || demographicName !== null);
  return (
    <section aria-label={t('customerData.preview')} className={classes.preview}>
      <div className={classes.head}>
        <NativeSelect
          label={t('seeAs.type')}
          autoComplete="off"
          value={String(type)}
          data={choices.map((one) => ({ value: String(one), label: nameOf(one) }))}
          onChange={(event) => {
            const next = userTypeCode(readInteger(event.currentTarget.value));
            if (next !== null) setType(next);
          }}
        />
        <SegmentedControl
          aria-label={t('customerData.previewSize')}
          size="sm"
          value={screen}
          onChange={setScreen}
          data={[
            { value: 'desktop', label: t('customerData.desktop') },
            { value: 'phone', label: t('customerData.phone') },
          ]}
        />
      </div>
      {types.length > 0 && !types.some((offered) => offered.type === type) && (
        <Text size="sm">{t('seeAs.notOffered')}</Text>
      )}
      <div className={classes.stage} data-screen={screen}>
        <PreviewFrame
          key={`${screen} ${type}`}
          label={t('seeAs.picture', { type: nameOf(type), size: t(`customerData.${screen}`) })}
          color={settings.branding.color}
          {...SCREENS[screen]}
        >
          <LoginScreen
            settings={settings}
            offers={{ types, documentTypes: offers?.documentTypes ?? [], gaps: [] }}
            sessionEnd={null}
            isLinkExpired={false}
            firstType={type}
            onSignedIn={nothing}
          />
        </PreviewFrame>
      </div>
    </section>
  );
}
