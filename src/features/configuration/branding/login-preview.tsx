import { SegmentedControl, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';

import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';

import { useSettings } from '@/api/configuration/get-configuration';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { previewedSettings } from '@/domain/configuration/previewed-settings';
import { LoginScreen } from '@/features/login/login-screen';
import { type LoginOffers, useLoginOffers } from '@/features/login/use-login-offers';
import { useTranslation } from '@/i18n/translation';
import { PreviewFrame } from '@/ui/preview-frame/preview-frame';

import classes from './login-preview.module.css';

/** The two layouts of the sign-in, in the pixels of a usual screen. */
const SCREENS = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

/** Here the preview stands below the form, as wide as a phone. */
const NARROW = '(max-width: 61.99em)';

const NO_OFFERS: LoginOffers = { types: [], documentTypes: [], gaps: [] };
const nothing = () => undefined;

/** The very login screen, on a desk or on a phone, with the branding that the form around it holds and nobody saved yet. */
export function LoginPreview() {
  const { t } = useTranslation();
  const saved = useSettings();
  const unsaved = useWatch<AdministrationForm, 'configuration'>({ name: 'configuration' });
  const settings = previewedSettings(saved, unsaved);
  const { offers } = useLoginOffers(saved);
  const titleId = useId();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const [screen, setScreen] = useState<keyof typeof SCREENS>(isNarrow ? 'phone' : 'desktop');
  return (
    <section aria-labelledby={titleId} className={classes.preview}>
      <div className={classes.head}>
        <Title order={2} size="h5" id={titleId}>
          {t('customerData.preview')}
        </Title>
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
      <div className={classes.stage} data-screen={screen}>
        <PreviewFrame
          key={screen}
          label={t(`customerData.${screen}Preview`)}
          color={settings.branding.color}
          {...SCREENS[screen]}
        >
          <LoginScreen
            settings={settings}
            offers={offers ?? NO_OFFERS}
            sessionEnd={null}
            isLinkExpired={false}
            onSignedIn={nothing}
          />
        </PreviewFrame>
      </div>
    </section>
  );
}
