import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';

interface OutsideLinkDialogProps {
  /** Absolute web address outside the portal. */
  readonly address: string;
  readonly onClose: () => void;
}

/** Names the host that a link leads to, as the browser will ask for it (foreign letters in punycode), and lets go or stay. */
export function OutsideLinkDialog({ address, onClose }: OutsideLinkDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} title={t('app.leaving')} centered>
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
    </Modal>
  );
}
