import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';

import { addTextsOfAll } from '@/i18n/add-texts';
import { useTranslation } from '@/i18n/translation';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

const ConfigurationDialog = lazyDialog(() =>
  Promise.all([import('./configuration-dialog'), addTextsOfAll('administration')]).then(
    ([module]) => module.ConfigurationDialog,
  ),
);

interface ConfigurationButtonProps {
  /** Nobody has set up this portal yet: the dialog opens by itself. */
  readonly isAwaited: boolean;
}

/** The top bar's button "Configuración" and its dialog. Administrators only: whoever draws it checks that. */
export function ConfigurationButton({ isAwaited }: ConfigurationButtonProps) {
  const { t } = useTranslation();
  const { open, dialog } = useDialog((close) => <ConfigurationDialog onClose={close} />);
  const openByItself = useEffectEvent(() => {
    if (isAwaited) open();
  });
  useEffect(() => {
    // Once, however little is saved then.
    openByItself();
  }, []);
  return (
    <>
      <Button variant="subtle" size="xs" aria-haspopup="dialog" onClick={open}>
        {t('configuration.title')}
      </Button>
      {dialog}
    </>
  );
}
