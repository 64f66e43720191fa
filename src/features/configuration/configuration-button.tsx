import { ActionIcon } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { loadAdministrationTexts } from '@/i18n/administration-texts';
import { lazyPart } from '@/ui/lazy-part';

import { GearIcon } from './gear-icon';

const ConfigurationDialog = lazyPart(() =>
  Promise.all([import('./configuration-dialog'), loadAdministrationTexts()]).then(
    ([module]) => module.ConfigurationDialog,
  ),
);

/** The top bar's button "Configuración" and its dialog (spec §2, Top bar). Administrators only: whoever draws it checks that. */
export function ConfigurationButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionIcon
        variant="default"
        size="input-xs"
        aria-label={t('configuration.title')}
        title={t('configuration.title')}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <GearIcon />
      </ActionIcon>
      {isOpen && (
        <Suspense fallback={null}>
          <ConfigurationDialog
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
