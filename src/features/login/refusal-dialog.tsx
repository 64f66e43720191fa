import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';

import type { LoginRefusal } from '@/domain/auth/login-refusal';

import { useRefusalText } from './use-refusal-text';

interface RefusalDialogProps {
  readonly refusal: LoginRefusal;
  readonly onClose: () => void;
}

/** The one dialog of a refused sign-in, with the words of the screen behind it (spec §2, password-warning modal). */
export function RefusalDialog({ refusal, onClose }: RefusalDialogProps) {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const title = refusal.dialog === 'warning' ? t('message.0018') : t('login.error');
  return (
    <Modal opened onClose={onClose} title={title} size="sm">
      {refusalText(refusal)}
    </Modal>
  );
}
