import { Text } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';
import { SafeHtml } from '@/ui/safe-html/safe-html';

interface TermsDialogProps {
  /** Rich text as the laboratory stored it. */
  readonly terms: string;
  readonly onClose: () => void;
}

/** The laboratory's terms. */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('app.terms')} onClose={onClose} size="lg">
      <SafeHtml html={terms}>
        <Text c="dimmed">{t('app.noTerms')}</Text>
      </SafeHtml>
    </Dialog>
  );
}
