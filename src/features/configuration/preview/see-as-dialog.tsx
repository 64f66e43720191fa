import { NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';

import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';

import { useSettings } from '@/api/configuration/get-configuration';
import {
  DEMOGRAPHIC_USER,
  LABORATORY_USER,
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
import { Dialog } from '@/ui/dialog/dialog';
import { PreviewFrame } from '@/ui/preview-frame/preview-frame';
import { useIsNarrow } from '@/ui/window/use-is-narrow';

import classes from './see-as-dialog.module.css';

/** Pixels of a usual screen. */
const SIZES = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

interface SeeAsDialogProps {
  readonly firstType: UserTypeCode;
  readonly onClose: () => void;
}

const nothing = () => undefined;

/** The sign-in as one type of user sees it, with the settings of the form around it, saved or not. */
export function SeeAsDialog({ firstType, onClose }: SeeAsDialogProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [type, setType] = useState(firstType);
  const [size, setSize] = useState<keyof typeof SIZES>(isNarrow ? 'phone' : 'desktop');
  const demographicName = useDemographicName();
  const nameOf = useTypeName(demographicName);
  const form = useFormContext<AdministrationForm>().getValues();
  const settings = previewedSettings(useSettings(), form.configuration);
  const { offers } = useLoginOffers(settings);
  const rows = userTypeSettings(form.userTypes);
  const types = rows
    .map((row) => row.type)
    .filter((one) => one !== DEMOGRAPHIC_USER || demographicName !== null);
  const isOffered =
    type === LABORATORY_USER || rows.some((row) => row.type === type && row.visible);

  return (
    <Dialog title={t('seeAs.title')} onClose={onClose} fullScreen="narrow" size="84rem">
      <div className={classes.controls}>
        <NativeSelect
          label={t('seeAs.type')}
          autoComplete="off"
          value={String(type)}
          data={types.map((one) => ({ value: String(one), label: nameOf(one) }))}
          onChange={(event) => {
            const next = userTypeCode(readInteger(event.currentTarget.value));
            if (next !== null) setType(next);
          }}
        />
        <SegmentedControl
          aria-label={t('customerData.previewSize')}
          size="sm"
          value={size}
          onChange={setSize}
          data={[
            { value: 'desktop', label: t('customerData.desktop') },
            { value: 'phone', label: t('customerData.phone') },
          ]}
        />
      </div>
      <Text size="sm" c="dimmed" className={classes.note}>
        {t('seeAs.note')} {!isOffered && t('seeAs.notOffered')}
      </Text>
      <div className={classes.stage} data-screen={size}>
        <PreviewFrame
          key={`${size} ${type}`}
          label={t('seeAs.picture', { type: nameOf(type), size: t(`customerData.${size}`) })}
          color={settings.branding.color}
          {...SIZES[size]}
        >
          <LoginScreen
            settings={settings}
            offers={{
              documentTypes: offers?.documentTypes ?? [],
              gaps: [],
              types: loginTypes(rows, { demographicName, order: runtimeConfig().userTypes }),
            }}
            sessionEnd={null}
            isLinkExpired={false}
            firstType={type}
            onSignedIn={nothing}
          />
        </PreviewFrame>
      </div>
    </Dialog>
  );
}
