import { Button, Group, Text } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';

interface OutsideLinkDialogProps {
  /** Absolute web address outside the portal. */
  readonly address: string;
  readonly onClose: () => void;
}

/** Names the host that a link leads to, as the browser will ask for it (foreign letters in punycode), and lets go or stay. */
export function OutsideLinkDialog({ address, onClose }: OutsideLinkDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('app.leaving')} onClose={onClose}>
      <Text>{t('app.leavingTo', { host: new URL(address).host })}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          data-leaving
          onClick={onClose}
        >
          {t('app.continue')}
        </Button>
      </Group>
    </Dialog>
  );
}
