import { ActionIcon } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { loadAdministrationTexts } from '@/i18n/administration-texts';
import { lazyDialog } from '@/ui/lazy-part';
import { useDialog } from '@/ui/use-dialog';

import { GearIcon } from './gear-icon';

const ConfigurationDialog = lazyDialog(() =>
  Promise.all([import('./configuration-dialog'), loadAdministrationTexts()]).then(
    ([module]) => module.ConfigurationDialog,
  ),
);

/**
 * The top bar's button "Configuración" and its dialog (docs/behaviour.md §2, Top bar). Administrators only: whoever draws it
 * checks that.
 */
export function ConfigurationButton() {
  const { t } = useTranslation();
  const { isOpen, open, close } = useDialog();
  return (
    <>
      <ActionIcon
        variant="default"
        size="input-xs"
        aria-label={t('configuration.title')}
        title={t('configuration.title')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <GearIcon />
      </ActionIcon>
      {isOpen && (
        <Suspense fallback={null}>
          <ConfigurationDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
