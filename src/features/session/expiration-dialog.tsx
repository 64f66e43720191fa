import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { Dialog } from '@/ui/dialog/dialog';

import { SignOutButton } from './sign-out-button';
import { usePrivacyCurtain } from './use-privacy-curtain';

interface ExpirationDialogProps {
  /** Null while the session is not about to end: nothing shows. */
  readonly secondsLeft: number | null;
  readonly onProceed: () => void;
}

/** Every second would drown the rest: these are read out. */
const READ_OUT = [5, 10];

/**
 * The dialog "Su sesión está por expirar" over a page that nobody can read. Neither Escape nor a click
 * beside it leaves it.
 */
export function ExpirationDialog({ secondsLeft, onProceed }: ExpirationDialogProps) {
  const { t } = useTranslation();
  const isOpen = secondsLeft !== null;
  const front = usePrivacyCurtain(isOpen);
  const readOut = READ_OUT.find((mark) => secondsLeft !== null && secondsLeft <= mark);
  return (
    <Dialog
      title={t('session.expiring')}
      isOpen={isOpen}
      onClose={null}
      returnFocus={false}
      overlayProps={{ backgroundOpacity: 1, color: 'var(--portal-curtain)' }}
      portalProps={{ target: front }}
    >
      <Stack>
        <Text>{t('session.expiringHelp')}</Text>
        <Text role="timer">{t('session.secondsLeft', { count: secondsLeft ?? 0 })}</Text>
        <VisuallyHidden role="status">
          {readOut !== undefined && t('session.secondsLeft', { count: readOut })}
        </VisuallyHidden>
        <Group justify="flex-end">
          <SignOutButton />
          <Button data-autofocus onClick={onProceed}>
            {t('session.proceed')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
