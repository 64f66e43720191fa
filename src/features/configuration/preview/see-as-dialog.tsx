import { NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';

import {
  DEMOGRAPHIC_USER,
  LABORATORY_USER,
  PATIENT,
  userTypeCode,
  type UserTypeCode,
} from '@/domain/auth/user-type';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { useDemographicName } from '@/features/configuration/tabs/use-demographic-name';
import { useTypeName } from '@/features/configuration/tabs/use-type-name';
import { readInteger } from '@/lib/wire/scalars';
import { Dialog } from '@/ui/dialog/dialog';
import { PreviewFrame } from '@/ui/preview-frame/preview-frame';
import { useIsNarrow } from '@/ui/window/use-is-narrow';

import { PREVIEWED_SCREENS, type RenderScreens } from './previewed-screens';
import classes from './see-as-dialog.module.css';
import { SampleWorld } from './sample-world';
import { useSampleLaboratory } from './use-sample-laboratory';

/** Pixels of a usual screen. */
const SIZES = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

interface SeeAsDialogProps {
  readonly firstType: UserTypeCode;
  readonly renderScreens: RenderScreens;
  readonly onClose: () => void;
}

/**
 * The portal's own screens as one type of user sees them, with the settings of the form around it, saved or not, and an invented
 * laboratory behind them (docs/behaviour.md §2, Configuration modal).
 */
export function SeeAsDialog({ firstType, renderScreens, onClose }: SeeAsDialogProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [type, setType] = useState(firstType);
  const [size, setSize] = useState<keyof typeof SIZES>(isNarrow ? 'phone' : 'desktop');
  const [asked, setAsked] = useState<(typeof PREVIEWED_SCREENS)[number]>('login');
  const demographicName = useDemographicName();
  const nameOf = useTypeName(demographicName);
  const rows = useFormContext<AdministrationForm>().getValues('userTypes');
  const laboratory = useSampleLaboratory(type);
  const types = rows
    .map((row) => row.type)
    .filter((one) => one !== DEMOGRAPHIC_USER || demographicName !== null);
  // Patients search nothing.
  const screens = PREVIEWED_SCREENS.filter((one) => type !== PATIENT || one !== 'search');
  const screen = screens.find((one) => one === asked) ?? 'orders';
  const isOffered = type === LABORATORY_USER || laboratory.viewer.visible;
  const label = t('seeAs.picture', {
    screen: t(`seeAs.screen.${screen}`),
    type: nameOf(type),
    size: t(`customerData.${size}`),
  });

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
          aria-label={t('seeAs.screens')}
          size="sm"
          value={screen}
          onChange={setAsked}
          data={screens.map((one) => ({ value: one, label: t(`seeAs.screen.${one}`) }))}
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
          key={`${size} ${type} ${screen}`}
          label={label}
          color={laboratory.settings.branding.color}
          {...SIZES[size]}
        >
          <SampleWorld laboratory={laboratory}>
            {renderScreens({
              type,
              screen,
              userName: laboratory.words.userName,
              confidential: laboratory.viewer.confidential,
              criteria: laboratory.criteria,
            })}
          </SampleWorld>
        </PreviewFrame>
      </div>
    </Dialog>
  );
}
