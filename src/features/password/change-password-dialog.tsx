import { Text } from '@mantine/core';
import { useState } from 'react';

import type { Authorization } from '@/domain/auth/authorization';
import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';

import { OwnPasswordForm } from './own-password-form';

interface ChangePasswordDialogProps {
  readonly authorization: Authorization;
  readonly policy: boolean;
  readonly onClose: () => void;
}

/** The dialog "Cambiar contraseña" of the dashboard. */
export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  const { authorization, policy, onClose } = props;
  const { t } = useTranslation();
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Dialog title={t('message.0058')} onClose={isSaving ? null : onClose}>
      <Text size="sm" mb="md" translate="no">
        {authorization.userName}
      </Text>
      <OwnPasswordForm
        authorization={authorization}
        policy={policy}
        onSaved={onClose}
        onSaving={setIsSaving}
      />
    </Dialog>
  );
}
