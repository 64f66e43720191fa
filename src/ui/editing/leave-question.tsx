import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';

interface LeaveQuestionProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before edits are lost (docs/promises.md D6). */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <Modal opened={isOpen} onClose={onStay} title={t('editing.leave')} zIndex={300}>
      <Text>{t('editing.leaveText')}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onLeave}>
          {t('editing.discard')}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t('editing.stay')}
        </Button>
      </Group>
    </Modal>
  );
}
