import { Text } from '@mantine/core';

import { useTexts } from '@/i18n/texts';
import { runtimeConfig } from '@/lib/runtime-config';
import { PhoneLink } from '@/ui/links/phone-link';

import { useOwnSentence } from './use-own-sentence';

/** What to do about results that a physician has to know at once, in the laboratory's words where it has its own, and its telephone. */
export function UrgentAdvice() {
  const t = useTexts();
  const own = useOwnSentence();
  const { phone } = runtimeConfig();
  return (
    <Text fw={600}>
      {own('critical') ?? t('results.answer.critical')}{' '}
      {phone !== '' && (
        <>
          {t('results.answer.phone')} <PhoneLink phone={phone} />.
        </>
      )}
    </Text>
  );
}
