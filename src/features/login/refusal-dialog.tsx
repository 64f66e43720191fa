import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { LoginRefusal } from '@/domain/auth/login-refusal';
import { Dialog } from '@/ui/dialog/dialog';

import { useRefusalText } from './use-refusal-text';

interface RefusalDialogProps {
  readonly refusal: LoginRefusal;
  readonly offersRecovery: boolean;
  readonly onClose: () => void;
}

function titleOf({ dialog, texts }: LoginRefusal) {
  if (dialog === 'error') return 'login.error';
  // Three wrong passwords later it is no longer the password.
  return texts.some(({ key }) => key === '0247') ? 'login.deactivated' : 'message.0018';
}

/** The one dialog of a refused sign-in. It holds the only copy of its words; the page shows them once it is closed. */
export function RefusalDialog({ refusal, offersRecovery, onClose }: RefusalDialogProps) {
  const { t } = useTranslation();
  const refusalText = useRefusalText(offersRecovery);
  return (
    <Dialog title={t(titleOf(refusal))} onClose={onClose} size="sm">
      <Stack>
        <div>{refusalText(refusal)}</div>
        <Button onClick={onClose}>{t('login.again')}</Button>
      </Stack>
    </Dialog>
  );
}
