import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';

import { LANGUAGES, type Language } from '@/domain/base/language';
import { initI18n, loadTexts } from '@/i18n/init-i18n';
import { useTranslation } from '@/i18n/translation';
import { useLanguage } from '@/i18n/use-language';
import { chooseLanguage } from '@/lib/runtime-config';

/** A button for every other language, in that language's own words. The choice is kept on this device. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [loading, setLoading] = useState<Language | null>(null);

  const change = async (chosen: Language) => {
    setLoading(chosen);
    try {
      await loadTexts(chosen);
      // Before the texts change: what is drawn again then reads dates in the new language.
      chooseLanguage(chosen);
      await initI18n(chosen);
    } catch {
      notifications.show({ color: 'red', message: t('app.languageFailed') });
    }
    setLoading(null);
  };
  return LANGUAGES.filter(({ code }) => code !== language).map(({ code, name }, place) => (
    // By its place: the button that was pressed stays, and the focus on it.
    <Button
      key={place}
      variant="subtle"
      size="compact-sm"
      lang={code}
      loading={loading === code}
      onClick={() => void change(code)}
    >
      {name}
    </Button>
  ));
}
