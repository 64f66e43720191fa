import type { LoginRefusal } from '@/domain/auth/login-refusal';
import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';

import { useRefusalText } from './use-refusal-text';

interface RefusalDialogProps {
  readonly refusal: LoginRefusal;
  readonly onClose: () => void;
}

/** The one dialog of a refused sign-in. It holds the only copy of its words; the page shows them once it is closed. */
export function RefusalDialog({ refusal, onClose }: RefusalDialogProps) {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  return (
    <Dialog
      title={t(refusal.dialog === 'error' ? 'login.error' : 'login.deactivated')}
      onClose={onClose}
      size="sm"
    >
      {refusalText(refusal)}
    </Dialog>
  );
}
