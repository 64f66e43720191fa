import { SegmentedControl, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';

import { PreviewFrame } from '@/ui/preview-frame/preview-frame';

import classes from './login-preview.module.css';

/** The two layouts of the sign-in, in the pixels of a usual screen. */
const SCREENS = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

/** Here the preview stands below the form, as wide as a phone. */
const NARROW = '(max-width: 61.99em)';

interface LoginPreviewProps {
  /** `#rrggbb`. */
  readonly color: string;
  /** The sign-in with what is not saved yet. */
  readonly children: ReactNode;
}

/** The sign-in as everybody will see it, on a desk or on a phone (docs/behaviour.md §2). */
export function LoginPreview({ color, children }: LoginPreviewProps) {
  const { t } = useTranslation();
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
          color={color}
          {...SCREENS[screen]}
        >
          {children}
        </PreviewFrame>
      </div>
    </section>
  );
}
