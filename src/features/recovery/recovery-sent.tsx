import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { runtimeConfig } from '@/lib/runtime-config';
import { PhoneLink } from '@/ui/links/phone-link';

interface RecoverySentProps {
  /** Masked. */
  readonly address: string;
  readonly onClose: () => void;
}

/** That the mail is on its way, and what to do when it does not come. It stays until it is closed. */
export function RecoverySent({ address, onClose }: RecoverySentProps) {
  const { t } = useTranslation();
  const { phone } = runtimeConfig();
  return (
    <Stack>
      <Text role="status">{t('message.0102', { address })}</Text>
      <Text>
        {t('recovery.notYet')}{' '}
        {phone !== '' && (
          <>
            {t('recovery.callNow')} <PhoneLink phone={phone} />.
          </>
        )}
      </Text>
      <Button onClick={onClose}>{t('app.close')}</Button>
    </Stack>
  );
}
