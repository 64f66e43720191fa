import { Button, type ButtonProps } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';

import { useSignOut } from './use-sign-out';

/** The button "Cerrar sesión". */
export function SignOutButton(props: ButtonProps) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <Button variant="default" {...props} onClick={signOut}>
      {t('app.signOut')}
    </Button>
  );
}
