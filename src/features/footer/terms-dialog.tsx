import { Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';

import { SafeHtml } from '@/ui/safe-html/safe-html';

interface TermsDialogProps {
  /** Rich text as the laboratory stored it. */
  readonly terms: string;
  readonly onClose: () => void;
}

/** The laboratory's terms (docs/behaviour.md §2, Modals). */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} title={t('app.terms')} size="lg">
      <SafeHtml html={terms}>
        <Text c="dimmed">{t('app.noTerms')}</Text>
      </SafeHtml>
    </Modal>
  );
}
