import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type Language, initI18n, loadTexts } from '@/i18n/init-i18n';
import { chooseLanguage } from '@/lib/runtime-config';

/** Each language in its own words, so that whoever needs it can read it. */
const NAMES = { es: 'Español', en: 'English' } as const;

/** The button that turns the portal to the other language and keeps the choice on this device. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const [isLoading, setIsLoading] = useState(false);
  const other: Language = i18n.language === 'en' ? 'es' : 'en';

  const change = async () => {
    setIsLoading(true);
    try {
      await loadTexts(other);
      // Before the texts change: what is drawn again then reads dates in the new language.
      chooseLanguage(other);
      await initI18n(other);
    } catch {
      notifications.show({ color: 'red', message: t('app.languageFailed') });
    }
    setIsLoading(false);
  };
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      lang={other}
      loading={isLoading}
      onClick={() => void change()}
    >
      {NAMES[other]}
    </Button>
  );
}
