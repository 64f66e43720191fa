import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';

import { loadAdministrationTexts } from '@/i18n/administration-texts';
import { useTranslation } from '@/i18n/translation';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

const ConfigurationDialog = lazyDialog(() =>
  Promise.all([import('./configuration-dialog'), loadAdministrationTexts()]).then(
    ([module]) => module.ConfigurationDialog,
  ),
);

/** A gear; its button has the name. */
function GearIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <circle cx="12" cy="12" r="3.2" />
      <path d="M19.4 15a1.7 1.7 0 0 0 .34 1.87l.06.06a2 2 0 1 1-2.83 2.83l-.06-.06a1.7 1.7 0 0 0-2.88 1.2V21a2 2 0 1 1-4 0v-.09a1.7 1.7 0 0 0-2.9-1.2l-.06.06a2 2 0 1 1-2.83-2.83l.06-.06a1.7 1.7 0 0 0-1.2-2.88H3a2 2 0 1 1 0-4h.09a1.7 1.7 0 0 0 1.2-2.9l-.06-.06a2 2 0 1 1 2.83-2.83l.06.06a1.7 1.7 0 0 0 2.88-1.2V3a2 2 0 1 1 4 0v.09a1.7 1.7 0 0 0 2.88 1.2l.06-.06a2 2 0 1 1 2.83 2.83l-.06.06a1.7 1.7 0 0 0 1.2 2.88H21a2 2 0 1 1 0 4h-.09a1.7 1.7 0 0 0-1.51 1z" />
    </svg>
  );
}

interface ConfigurationButtonProps {
  readonly isInMenu: boolean;
  /** Nobody has set up this portal yet: the dialog opens by itself. */
  readonly isAwaited: boolean;
}

/**
 * The top bar's button "Configuración" and its dialog; in a menu, with its word in sight. Administrators only: whoever draws it
 * checks that.
 */
export function ConfigurationButton({ isInMenu, isAwaited }: ConfigurationButtonProps) {
  const { t } = useTranslation();
  const { open, dialog } = useDialog((close) => <ConfigurationDialog onClose={close} />);
  const openByItself = useEffectEvent(() => {
    if (isAwaited) open();
  });
  useEffect(() => {
    // Once, however little is saved then.
    openByItself();
  }, []);
  const button = { variant: 'default', 'aria-haspopup': 'dialog', onClick: open } as const;
  const name = t('configuration.title');
  return (
    <>
      {isInMenu ? (
        <Button {...button} leftSection={<GearIcon />}>
          {name}
        </Button>
      ) : (
        <ActionIcon {...button} size="input-xs" aria-label={name} title={name}>
          <GearIcon />
        </ActionIcon>
      )}
      {dialog}
    </>
  );
}
